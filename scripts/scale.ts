import { rm } from 'node:fs/promises'
import { memoryFolder } from '../server/testing/memory-folder.ts'
import { CASES } from './scale/cases.ts'
import { Load } from './scale/load.ts'
import { findPrograms } from './scale/programs.ts'
import { backUp } from './scale/restore.ts'
import { startSystem } from './scale/system.ts'
import { tableOf, type Row } from './scale/table.ts'
import type { Trial } from './scale/trial.ts'

// npm run test:scale [KILLS]: several servers on a database with a replica, and what happens to them.
const kills = Number(process.argv[2] ?? 1)
if (!Number.isInteger(kills) || kills < 1)
  throw new Error('How often is each process killed? npm run test:scale -- 50')

const programs = findPrograms()
const rows: Row[] = []
if (programs.missing.length > 0) {
  const why = `skipped: not installed: ${programs.missing.join(', ')}`
  for (const { name, bar } of CASES) rows.push({ name, bar, found: why, mark: 'skipped' })
} else {
  const folder = memoryFolder('llar-scale-')
  const system = await startSystem(programs, folder)
  let isWell = true
  try {
    const load = new Load(system.url)
    const trial: Trial = { system, load, programs, kills, pausedMs: 30_000 }
    await backUp(trial)
    await load.open()
    for (const { name, bar, run } of CASES) {
      const { found, isGood } = await run(trial).catch((error: unknown) => ({
        found: (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' '),
        isGood: false,
      }))
      isWell &&= isGood
      rows.push({ name, bar, found, mark: isGood ? 'ok' : 'FAILED' })
      console.log(`${name}: ${found}`)
    }
  } finally {
    await system.stop()
    if (isWell) await rm(folder, { recursive: true, force: true })
    else console.log(`What each process said: ${folder}/*.log`)
  }
}
console.log(tableOf(rows))
process.exit(rows.some(({ mark }) => mark === 'FAILED') ? 1 : 0)
