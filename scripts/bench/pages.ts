import { get, percentile, type Statement } from './measure.ts'
import type { Findings } from './report.ts'
import type { Bench } from './searches.ts'

/**
 * Visits that only warm caches and compilers: after thirty V8 still runs much of React and of the
 * screens unoptimised, which a server does for its first minute and never again.
 */
const WARM = 250

/**
 * Time of the server-rendered pages, beside the statements each of them causes: asked once, and
 * asked again at once, when the server finds what it drew for the same data
 * (src/app/page-store.ts).
 */
export async function pages(
  bench: Bench,
  server: string,
  ids: string[],
  count: number,
): Promise<Findings['html']> {
  const slugs = ['palma', 'soller', 'mallorca', 'calvia', 'eivissa', 'baleares']
  const addresses: Record<string, (n: number) => string> = {
    home: (n) => `/?n=${n}`,
    // Cents: from 300,000 EUR on, so that there are homes to draw.
    search: (n) =>
      `/busqueda/venta/${slugs[n % slugs.length]}?priceMax=${30_000_000 + n * 1_000_000}`,
    home_detail: (n) => `/inmueble/${ids[n % ids.length]}`,
  }
  const out: Findings['html'] = []
  for (const [name, address] of Object.entries(addresses)) {
    const [http, again, raw]: [number[], number[], number[]] = [[], [], []]
    for (let n = -WARM; n < count; n += 1) {
      const url = address(n + WARM)
      const answer = await get(server + url)
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
      const second = await get(server + url)
      if (n < 0) continue
      http.push(answer.ms)
      again.push(second.ms)
    }
    // Afterwards, and one after another as the visits were: between two visits they would push the
    // server out of the processor's caches.
    const asked: Statement[][] = []
    for (let n = 0; n < count; n += 1) asked.push(await bench.statementsOf(address(n + WARM)))
    for (const statements of asked) raw.push(await bench.replay(statements))
    out.push({
      name: name.replace('_', ' '),
      p50: percentile(http, 0.5),
      p95: percentile(http, 0.95),
      againP50: percentile(again, 0.5),
      sqlP50: percentile(raw, 0.5),
    })
  }
  return out
}
