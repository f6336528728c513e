import { forbidden, notFound } from '../../contract/errors.ts'
import { requireAgency, type Ctx } from '../../contract/context.ts'
import type { Db } from '../../db/index.ts'
import type { Actor } from '../property/index.ts'
import { findRun, type RunRow } from './intake.repository.ts'

/** Who asks: people of an agency only. */
export function actorOf(ctx: Ctx): Actor {
  const { userId, agencyId, role, permissions } = requireAgency(ctx)
  if (role !== 'ADMIN' && role !== 'STAFF') return forbidden()
  return { userId, agencyId, role, permissions, lang: ctx.lang }
}

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
