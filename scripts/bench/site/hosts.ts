import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../measure.ts'
import { DOMAIN, hostOf, HOSTS, nameOf } from './hosts-fill.ts'

const PER_SECOND = 50

/** Pages and questions for certificates at 10,000 hosts; times in milliseconds. */
export interface HostsFound {
  pages: { count: number; failed: number; p50: number; p95: number; p99: number }
  asks: { count: number; wrong: number; p50: number; p95: number }
}

/** Random pairs of host and path: how many showed a page, and those that showed another's. */
export interface PairsFound {
  count: number
  shown: number
  wrong: string[]
}

interface Answer {
  status: number
  body: string
  ms: number
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

/** One GET for a host, over a kept connection. */
function ask(port: number, url: string, host?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const begin = performance.now()
    const headers = { ...(host !== undefined && { host }), 'accept-encoding': 'identity' }
    http
      .get({ agent, host: '127.0.0.1', port, path: url, headers }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            ms: performance.now() - begin,
          }),
        )
      })
      .on('error', reject)
  })
}

/** The same numbers each time. */
function numbers(seed: number): <T>(list: readonly T[]) => T {
  let at = seed
  return (list) => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0
    return list[Math.floor((at / 2 ** 32) * list.length)] as (typeof list)[number]
  }
}

/** Seconds at the same pace before it counts: a process that has just begun compiles its code. */
const WARM = 6

/** Fifty requests a second at random hosts, whatever becomes of those before. */
async function mixed(port: number, seconds: number, seed: number): Promise<HostsFound['pages']> {
  const one = numbers(seed)
  const all = Array.from({ length: HOSTS }, (_, n) => n)
  const paths = [
    '/',
    '/',
    '/',
    '/',
    '/',
    '/casas/',
    '/casas/',
    '/casas/?priceMax=500000',
    '/contacto/',
  ]
  const times: number[] = []
  let failed = 0
  const run = async (): Promise<void> => {
    const n = one(all)
    const { status, body, ms } = await ask(port, one(paths), hostOf(n))
    if (status === 200 && body.includes(nameOf(n))) times.push(ms)
    else failed += 1
  }
  const running: Promise<void>[] = []
  for (let at = 0; at < seconds * PER_SECOND; at += 1) {
    running.push(run().catch(() => void (failed += 1)))
    await sleep(1000 / PER_SECOND)
  }
  await Promise.all(running)
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(times, part))
  return { count: running.length, failed, p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0 }
}

/** By its title, or by the address that a map for search engines names. */
const SAID = [
  /<title>[^<]*Immobles (\d+)\./,
  /(?:Sitemap: |<loc>)https?:\/\/(?:casa-|www\.casa)(\d+)\./,
]

/** Whose page an answer is; null: nobody's. */
const whose = (body: string): number | null => {
  const said = SAID.map((pattern) => pattern.exec(body)?.[1]).find((number) => number !== undefined)
  return said === undefined ? null : Number(said)
}

/** Random pairs of a host, however written, and a path that names another; others for each seed. */
export async function crossed(port: number, count: number, seed: number): Promise<PairsFound> {
  const one = numbers(seed)
  const all = Array.from({ length: HOSTS + 500 }, (_, n) => n)
  const wrong: string[] = []
  let [left, shown] = [count, 0]
  const next = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const [n, other] = [one(all), one(all)]
      const bare = one([hostOf(n), `casa-${n}.${DOMAIN}`, `www.casa${n}.com`, `casa${n}.com`])
      const host = one([bare, bare.toUpperCase(), `${bare}.`, `${bare}:443`])
      const url = one([
        '/',
        `/w/casa-${other}/`,
        `//${hostOf(other)}/`,
        `/http://${hostOf(other)}/`,
        `/__site/${hostOf(other)}/`,
        `/../w/casa-${other}/`,
        `/?host=${hostOf(other)}`,
        '/robots.txt',
        '/sitemap.xml',
      ])
      const { body } = await ask(port, url, host)
      const said = whose(body)
      if (said !== null) shown += 1
      if (said !== null && said !== n) wrong.push(`${host} ${url}: ${said}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, next))
  return { count, shown, wrong }
}

/** The proxy's question, for known and unknown hosts. */
async function asked(port: number, count: number): Promise<HostsFound['asks']> {
  const times: number[] = []
  let wrong = 0
  for (let at = 0; at < count; at += 1) {
    const n = (at * 7919) % (HOSTS * 1.2)
    const { status, ms } = await ask(port, `/tls?domain=${hostOf(n)}`)
    if (status !== (n < HOSTS ? 200 : 403)) wrong += 1
    times.push(ms)
  }
  return { count, wrong, p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

/** Fifty pages a second, and what the proxy asks beside `port`. */
export async function measureHosts(port: number, isQuick: boolean): Promise<HostsFound> {
  await mixed(port, WARM, 3)
  const pages = await mixed(port, isQuick ? 15 : 60, 7)
  return { pages, asks: await asked(port + 1, isQuick ? 5000 : 20_000) }
}

/** As a table; what is wanted stands in docs/bench.md. */
export function hostsTable({ pages, asks }: HostsFound, pairs: PairsFound): string {
  const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`
  const ms = (value: number): string => value.toFixed(1)
  const yes = (is: boolean): string => (is ? 'yes' : 'no')
  return [
    row('10,000 hosts', 'asked', 'failed or wrong', 'p50 ms', 'p95 ms', 'wanted', ''),
    row('---', '---:', '---:', '---:', '---:', '---', '---'),
    row(
      `pages, ${PER_SECOND} a second`,
      pages.count,
      pages.failed,
      ms(pages.p50),
      ms(pages.p95),
      'p95 ≤ 15',
      yes(pages.failed === 0 && pages.p95 <= 15),
    ),
    row(
      `host × path (${pairs.shown} showed a page)`,
      pairs.count,
      pairs.wrong.length,
      '',
      '',
      "0 of another's site",
      yes(pairs.wrong.length === 0),
    ),
    row(
      'may it have a certificate',
      asks.count,
      asks.wrong,
      ms(asks.p50),
      ms(asks.p95),
      'p95 ≤ 2',
      yes(asks.wrong === 0 && asks.p95 <= 2),
    ),
    ...pairs.wrong.slice(0, 5).map((line) => `\n${line}`),
  ].join('\n')
}
