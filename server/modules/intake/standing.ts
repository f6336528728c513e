import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { lockStanding } from '../user/index.ts'
import { findRun, updateRun, type RunRow } from './intake.repository.ts'

/** A run at work, and who answers for what it writes. */
export interface Standing {
  run: RunRow
  actor: Actor
}

/**
 * A run with a lock on it, and whose rights it has by now: of who started it, or took over from
 * them, with the lesser of the part it began with and the part they have. Of somebody who left with
 * empty hands the ADMIN of longest standing takes it over. The person is locked before the run, as
 * a hand-over does it, and stays until the transaction ends.
 */
export async function lockRun(trx: Db, id: string): Promise<Standing | null> {
  const seen = await findRun(trx, id)
  if (!seen) return null
  const worker = await lockStanding(trx, seen.agency_id, seen.by_user)
  const run = await findRun(trx, id, true)
  if (!run) return null
  if (run.by_user !== seen.by_user) return lockRun(trx, id) // handed over meanwhile
  const role = worker?.role === 'STAFF' ? 'STAFF' : run.by_role
  const actor = { userId: worker?.userId ?? null, agencyId: run.agency_id, role, lang: run.lang }
  return {
    run:
      worker && worker.userId !== run.by_user
        ? await updateRun(trx, id, { by_user: worker.userId })
        : run,
    actor,
  }
}
