import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { UnmetCells } from '../../../generated/model/index.ts'
import { sql } from '../../../server/db/index.ts'
import { countDay } from '../../../server/modules/unmet/count.service.ts'
import { beside, fill, serve, settled, signedIn } from '../agency.ts'
import { EMAIL } from '../desk/fill.ts'
import { percentile } from '../measure.ts'
import { fillSearches } from './fill.ts'

const HOMES = 3000
const SLOWEST_S = 60
const SLOWEST_MS = 200

/** What the desk asks: all of a kind, and one band and size, which is what a map draws. */
const QUESTIONS = [
  'unmet/cells/',
  'unmet/cells/?family=house&island=MALLORCA',
  'unmet/cells/?band=3&beds=three',
  'unmet/cells/?operation=A&band=2&beds=two',
]

/** How long a day's edition takes to count, and what it tells to come over HTTP. */
export async function measureUnmet(
  port: number,
  { demands, times }: { demands: number; times: number },
  say: (line: string) => void,
): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'llar-bench-unmet-'))
  try {
    await fill(dir, HOMES)
    const server = await serve(dir, port)
    const { deps, close } = await beside(dir)
    try {
      await settled(deps.db)
      await fillSearches(deps.db, EMAIL.split('@')[0] ?? '', demands, say)
      // The server counted the day at its start, of nobody.
      await sql`delete from unmet_edition`.execute(deps.db)
      const before = process.memoryUsage().rss
      const begun = performance.now()
      await countDay(deps)
      const seconds = (performance.now() - begun) / 1000
      const grown = (process.memoryUsage().rss - before) / 2 ** 20
      say(`counted in ${seconds.toFixed(1)} s, ${grown.toFixed(0)} MB more`)
      const lines = [
        `| demands | counted s (at most ${SLOWEST_S}) | question | cells | p50 / p95 ms | p95 < ${SLOWEST_MS} |`,
        `|${' --- |'.repeat(6)}`,
      ]
      const ask = await signedIn(server.site, EMAIL)
      for (const question of QUESTIONS) {
        const took: number[] = []
        let n = 0
        for (let at = 0; at < times; at += 1) {
          const start = performance.now()
          n = (await ask<UnmetCells>(question)).n
          took.push(performance.now() - start)
        }
        const [p50, p95] = [percentile(took, 50), percentile(took, 95)]
        lines.push(
          `| ${demands} | ${seconds.toFixed(1)} | ${question} | ${n} | ` +
            `${p50.toFixed(0)} / ${p95.toFixed(0)} | ${p95 < SLOWEST_MS ? 'yes' : '**no**'} |`,
        )
      }
      return lines.join('\n')
    } finally {
      await server.stop()
      await close()
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
