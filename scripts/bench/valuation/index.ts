import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Valuation } from '../../../generated/model/index.ts'
import { sql } from '../../../server/db/index.ts'
import { fitAll } from '../../../server/modules/valuation/fit.service.ts'
import { beside, fill, serve, settled, signedIn } from '../agency.ts'
import { EMAIL } from '../desk/fill.ts'
import { CITY_HEAD, measureCity, readCity } from './city.ts'

/** Of homes on all islands, so that some 20,000 lie on Mallorca. */
const HOMES = 27_000
const SLOWEST_MS = 60

/** Error and cover on the files of cities, one per home the last advert (docs/bench.md). */
export async function measureCities(files: string[]): Promise<string> {
  const lines = [CITY_HEAD]
  for (const file of files)
    lines.push(`| ${await measureCity(path.basename(file, '.csv'), await readCity(file))} |`)
  return lines.join('\n')
}

/** How long an estimate takes on an island of 20,000 homes, over HTTP, kept each time. */
export async function measureAnswers(
  port: number,
  { homes = HOMES, count }: { homes?: number; count: number },
  say: (line: string) => void,
): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'llar-bench-valuation-'))
  try {
    say(`${homes} homes`)
    await fill(dir, homes)
    const server = await serve(dir, port)
    const { deps, close } = await beside(dir)
    try {
      await settled(deps.db)
      const begun = performance.now()
      await fitAll(deps)
      const seconds = (performance.now() - begun) / 1000
      say(`models in ${seconds.toFixed(0)} s`)
      const { rows } = await sql<{ id: string; island: string }>`
        select l.id, l.public #>> '{location,island}' as island from listing l
        join property p on p.id = l.id
        where l.state = 'active' and l.public #>> '{location,island}' = 'MALLORCA'
          and p.agency_id = (select agency_id from app_user where email = ${EMAIL})
        order by l.id`.execute(deps.db)
      const ask = await signedIn(server.site, EMAIL)
      const [times, told] = [[] as number[], new Map<string, number>()]
      const step = Math.max(1, Math.floor(rows.length / count))
      for (let at = 0; at < count; at += 1) {
        const { id } = rows[(at * step) % rows.length] ?? { id: '' }
        const start = performance.now()
        const one = await ask<Valuation>('valuation/', 'POST', { propertyId: id })
        if (one.reason === null || ['tooWide', 'tooFew'].includes(one.reason))
          times.push(performance.now() - start)
        const word = one.reason ?? 'told'
        told.set(word, (told.get(word) ?? 0) + 1)
      }
      return table(
        times.sort((a, b) => a - b),
        rows.length,
        seconds,
        told,
      )
    } finally {
      await server.stop()
      await close()
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

function table(
  times: number[],
  homes: number,
  seconds: number,
  told: ReadonlyMap<string, number>,
): string {
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN
  const became = [...told].map(([word, n]) => `${word} ${n}`).join(', ')
  return [
    `| homes of Mallorca | models made s | compared | p50 ms | p95 ms | p95 < ${SLOWEST_MS} | became |`,
    `|${' --- |'.repeat(7)}`,
    `| ${homes} | ${seconds.toFixed(0)} | ${times.length} | ${at(0.5).toFixed(1)} | ` +
      `${at(0.95).toFixed(1)} | ${at(0.95) < SLOWEST_MS ? 'yes' : 'no'} | ${became} |`,
  ].join('\n')
}
