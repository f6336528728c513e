import { brotliCompressSync } from 'node:zlib'
import type { Property, Site } from '../../../generated/model/index.ts'
import { get, percentile } from '../measure.ts'
import { asManager } from './desk.ts'

/** A page of a website, in milliseconds over a kept connection, and its weight. */
export interface SiteFinding {
  name: string
  /** Drawn for this visitor. */
  firstP50: number
  /** As it was kept. */
  keptP50: number
  keptP95: number
  /** HTML packed by brotli, bytes. */
  bytes: number
}

/** The website of the demo's first agency, put on the net in a template. */
export async function publish(server: string) {
  const as = await asManager(server)
  const [site] = (await as<{ items: Site[] }>('GET', 'site/')).items
  if (!site) throw new Error('the demo has no website')
  const brand = { ...site.draft.brand, template: 'llevant' }
  const { digest } = await as<Site>('PATCH', `site/${site.id}/`, { version: site.version, brand })
  await as('POST', `site/${site.id}/publish/`, { digest })
  return { as, site, base: `${server}/w/${site.slug}/` }
}

/** A price changed at the desk, and how long until a page says so, in milliseconds. */
async function untilSeen(
  { as, base }: Awaited<ReturnType<typeof publish>>,
  id: string,
): Promise<number> {
  const { version, basics } = await as<Property>('GET', `property/${id}/`)
  const price = 123_456_700
  await as('PATCH', `property/${id}/`, {
    version,
    basics: { ...basics, offers: [{ operation: 'V', price }] },
  })
  const begin = performance.now()
  while (!(await get(`${base}casa/${id}/`)).body.includes('1.234.567'))
    if (performance.now() - begin > 10_000) throw new Error('the price never came')
  return performance.now() - begin
}

/** Pages of a website on the demo's homes: drawn, kept, and after a change at the desk. */
export async function measureSite(
  server: string,
  count: number,
): Promise<{ pages: SiteFinding[]; seen: number }> {
  const made = await publish(server)
  const { base } = made
  const front = (await get(base)).body
  const id = /\/casa\/([0-9a-f-]{36})\//.exec(front)?.[1] ?? ''
  // What the page asks for in its address is part of what it is kept by.
  const addresses: Record<string, (n: number) => string> = {
    home: (n) => `?priceMax=${n}`,
    homes: (n) => `casas/?priceMax=${90_000_000 + n}`,
    'one home': (n) => `casa/${id}/?priceMax=${n}`,
    contact: (n) => `contacto/?priceMax=${n}`,
  }
  const pages: SiteFinding[] = []
  for (const [name, address] of Object.entries(addresses)) {
    const [first, kept]: [number[], number[]] = [[], []]
    let bytes = 0
    for (let n = -20; n < count; n += 1) {
      const url = base + address(n + 1_000)
      const drawn = await get(url)
      if (drawn.status !== 200) throw new Error(`${url} answered ${drawn.status}`)
      const again = await get(url)
      if (n < 0) continue
      first.push(drawn.ms)
      kept.push(again.ms)
      bytes = Math.max(bytes, brotliCompressSync(drawn.body).length)
    }
    pages.push({
      name,
      firstP50: percentile(first, 0.5),
      keptP50: percentile(kept, 0.5),
      keptP95: percentile(kept, 0.95),
      bytes,
    })
  }
  return { pages, seen: await untilSeen(made, id) }
}

/** As a table; the budgets of docs/bench.md. */
export function siteTable({ pages, seen }: Awaited<ReturnType<typeof measureSite>>): string {
  const row = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`
  const ms = (value: number): string => value.toFixed(1)
  return [
    row([
      'page of a website',
      'first p50 ms',
      'kept p50 ms',
      'kept p95 ms',
      'HTML br kB',
      '≤ 25, ≤ 5, ≤ 30 kB',
    ]),
    row(['---', '---:', '---:', '---:', '---:', '---']),
    ...pages.map(({ name, firstP50, keptP50, keptP95, bytes }) =>
      row([
        name,
        ms(firstP50),
        ms(keptP50),
        ms(keptP95),
        ms(bytes / 1024),
        firstP50 <= 25 && keptP50 <= 5 && bytes <= 30 * 1024 ? 'yes' : 'no',
      ]),
    ),
    '',
    `A price changed at the desk was on the site after ${Math.round(seen)} ms (at most 2,000).`,
  ].join('\n')
}
