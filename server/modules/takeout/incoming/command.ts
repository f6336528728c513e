import { setTimeout as sleep } from 'node:timers/promises'
import type { TakeoutImport } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { PutBack } from '../../../jobs/index.ts'
import { seniorAdmin } from '../../user/index.ts'
import { importsOf } from './import.repository.ts'
import { startImport } from './import.service.ts'
import { runImport } from './run.ts'
import { toImports } from './view.ts'

/** Waits where a server's queue would. */
async function runToItsEnd(deps: Deps, id: string): Promise<void> {
  for (;;) {
    try {
      return await runImport(deps, id)
    } catch (error) {
      if (!(error instanceof PutBack)) throw error
      await sleep(Math.max(0, (error.until?.getTime() ?? 0) - Date.now()))
    }
  }
}

/**
 * Brings a takeout into an agency from the command line, in the name of its first ADMIN, and waits
 * until it has ended. Null: another one is at work there.
 */
export async function bringTakeout(
  deps: Deps,
  agencyId: string,
  from: { url: string } | { filename: string; path: string },
): Promise<TakeoutImport | null> {
  const senior = await seniorAdmin(deps.db, agencyId)
  const starter = { agencyId, userId: senior?.id ?? null, queued: false }
  const id = await startImport(deps, starter, from)
  if (id === null) return null
  await runToItsEnd(deps, id)
  const rows = await importsOf(deps.db, agencyId, id)
  const told = { lang: senior?.language ?? 'es', now: deps.now() }
  return (await toImports(deps.db, rows, told))[0] ?? null
}
