import { notFound } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { findRun, type RunRow } from './intake.repository.ts'

/** A run the actor may see: an ADMIN the agency's, a STAFF their own; every other is 404. */
export async function readableRun(db: Db, actor: Actor, id: string, lock = false): Promise<RunRow> {
  const run = await findRun(db, id, lock)
  if (
    !run ||
    run.agency_id !== actor.agencyId ||
    (actor.role !== 'ADMIN' && run.by_user !== actor.userId)
  )
    return notFound(actor.lang)
  return run
}
