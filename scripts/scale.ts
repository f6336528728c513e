import { rm } from 'node:fs/promises'
import { memoryFolder } from '../server/testing/memory-folder.ts'
import { versionBefore } from './scale/before.ts'
import { CASES } from './scale/cases.ts'
import { Load } from './scale/load.ts'
import { findPrograms } from './scale/programs.ts'
import { backUp } from './scale/restore.ts'
import { startSystem } from './scale/system.ts'
import { tableOf, type Row } from './scale/table.ts'
import type { Outcome, Trial } from './scale/trial.ts'
import { twoVersions } from './scale/versions.ts'

// npm run test:scale [KILLS] [CASES]: several servers on a database with a replica, and what happens
// to them; CASES are words out of the names of those that are wanted.
const [, , asked = '1', ...words] = process.argv
const kills = Number(asked)
if (!Number.isInteger(kills) || kills < 1)
  throw new Error('How often is each process killed? npm run test:scale -- 50')

const cases = CASES.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
const programs = findPrograms()
const rows: Row[] = []
if (programs.missing.length > 0) {
  const why = `skipped: not installed: ${programs.missing.join(', ')}`
  for (const { name, bar } of cases) rows.push({ name, bar, found: why, mark: 'skipped' })
} else {
  const folder = memoryFolder('llar-scale-')
  // Only a case that tries it needs it: whatever is tried alone is tried on this version.
  const before = cases.includes(twoVersions) ? await versionBefore(folder) : null
  const system = await startSystem(programs, folder, before)
  let isWell = true
  try {
    const load = new Load(system.url)
    const trial: Trial = { system, load, programs, kills, pausedMs: 30_000, sideMs: 60_000 }
    await backUp(trial)
    await load.open()
    for (const { name, bar, run } of cases) {
      const outcome = await run(trial).catch((error: unknown): Outcome => ({
        found: (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' '),
        isGood: false,
      }))
      const mark = outcome.isSkipped ? 'skipped' : outcome.isGood ? 'ok' : 'FAILED'
      isWell &&= mark !== 'FAILED'
      rows.push({ name, bar, found: outcome.found, mark })
      console.log(`${name}: ${outcome.found}`)
    }
  } finally {
    await system.stop()
    if (isWell) await rm(folder, { recursive: true, force: true })
    else console.log(`What each process said: ${folder}/*.log`)
  }
}
console.log(tableOf(rows))
process.exit(rows.some(({ mark }) => mark === 'FAILED') ? 1 : 0)
