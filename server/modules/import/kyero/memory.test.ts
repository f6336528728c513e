import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { feed, home } from './fixture.ts'
import { readKyero } from './index.ts'

const BYTES = 50_000_000

/** A feed of 50 MB that never exists as a whole. */
function* big(): Generator<Buffer> {
  const [head, tail] = feed(['|']).split('|') as [string, string]
  yield Buffer.from(head)
  const text = 'Casa de pueblo reformada con patio y vistas a la sierra. '.repeat(60)
  for (let bytes = 0, id = 0; bytes < BYTES; id += 1) {
    const one = Buffer.from(home(`h${id}`, { desc: `<es>${text}</es><de>GrundstÃ¼ck</de>` }))
    bytes += one.length
    yield one
  }
  yield Buffer.from(tail)
}

it('reads 50 MB home by home within a fraction of 300 MB', async () => {
  let homes = 0
  let peak = 0
  const before = process.memoryUsage().rss
  for await (const event of readKyero(Readable.from(big()))) {
    if (event.kind !== 'home') continue
    homes += 1
    if (homes % 500 === 0) peak = Math.max(peak, process.memoryUsage().rss - before)
  }
  expect(homes).toBeGreaterThan(10_000)
  expect(peak).toBeLessThan(250_000_000)
}, 300_000)
