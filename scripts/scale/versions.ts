import { setTimeout as sleep } from 'node:timers/promises'
import { until } from './running.ts'
import type { System } from './system.ts'
import { under, type Case } from './trial.ts'

interface Contract {
  paths: Record<string, { get?: { operationId: string; parameters?: { required?: boolean }[] } }>
}

/** Each reading that a server's own contract offers without a parameter: which it answers by 5xx. */
async function walk(base: string, token: string): Promise<{ asked: number; failed: string[] }> {
  const headers = { authorization: `Bearer ${token}` }
  const { paths } = (await fetch(`${base}/api/v1/openapi.json`).then((reply) =>
    reply.json(),
  )) as Contract
  const urls = Object.entries(paths).flatMap(([url, { get }]) =>
    get && !url.includes('{') && get.operationId !== 'streamLive' ? [url] : [],
  )
  const failed: string[] = []
  for (const url of urls) {
    const path = url.startsWith('/api/') ? url : `/api/v1${url}`
    const reply = await fetch(`${base}${path}`, { headers })
    await reply.arrayBuffer()
    if (reply.status >= 500) failed.push(`${path} ${reply.status}`)
  }
  return { asked: urls.length, failed }
}

const migrationsOf = async ({ primary }: System): Promise<number> =>
  Number((await primary.ask('select count(*) from migration'))[0])

export const twoVersions: Case = {
  name: 'a version beside the one before it, which it has migrated',
  bar: '0 refused, 0 × 5xx, both at work',
  run: async ({ system, load, sideMs }) => {
    const { before, servers, worker, renew } = system
    const [old, next] = servers
    if (before === null || !old || !next)
      return {
        found: 'skipped: no history of git to take the version before from',
        isSkipped: true,
      }
    const had = await migrationsOf(system)
    const began = Date.now()
    const { walks, served, has } = await under(load, async () => {
      await next.end('SIGTERM')
      renew(next)
      await next.start()
      const has = await migrationsOf(system)
      load.log.served.clear()
      const walked = [
        walk(system.direct[0] ?? '', load.token),
        walk(system.direct[1] ?? '', load.token),
      ]
      const [walks] = await Promise.all([Promise.all(walked), sleep(sideMs)])
      await until('both at work', async () => load.log.served.size > 1)
      const served = new Map(load.log.served)
      await old.end('SIGTERM')
      renew(old)
      await old.start()
      await worker.end('SIGTERM')
      renew(worker)
      await worker.start()
      return { walks, served, has }
    })
    const met = load.log.since(began)
    const kinds = [...new Set(met.map(({ status }) => status))].join(', ')
    const failed = walks.flatMap((one) => one.failed)
    const unready = met.filter(({ status, by }) => status === 503 && by === null).length
    const share = [...served.values()].join(' and ')
    return {
      found:
        `${before.commit} with ${had} migrations beside ${has}: ${share} answers; ` +
        `${walks.map(({ asked }) => asked).join(' and ')} readings walked, ${failed.length} × 5xx` +
        `${failed.length > 0 ? ` (${failed.slice(0, 3).join(', ')})` : ''}; ` +
        `${met.length} refused ${kinds}, ${unready} because no server was ready`,
      isGood: met.length === 0 && failed.length === 0 && has > had && served.size > 1,
    }
  },
}
