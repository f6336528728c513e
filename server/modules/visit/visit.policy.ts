import type { AgendaEvent } from '../../../generated/model/index.ts'
import { notFound } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import { loadEvent, readableEvent, writableEvent } from '../agenda/index.ts'
import type { Actor } from '../property/index.ts'

/** Who sees all of a visit (documents, feedback): an ADMIN, whose diary it is in, who wrote it, and who looks after one of its homes. */
export async function seesAll(db: Db, event: AgendaEvent, actor: Actor): Promise<boolean> {
  const { userId } = actor
  if (actor.role === 'ADMIN' || event.organiserId === userId || event.createdBy === userId) return true
  return (await ownHomes(db, event.homes.map(({ id }) => id), actor)).size > 0
}

/** Which of these homes the actor looks after or entered. */
export async function ownHomes(db: Db, ids: string[], actor: Actor): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  let query = db.selectFrom('property').select('id').where('id', 'in', ids).where('agency_id', '=', actor.agencyId).where('deleted_at', 'is', null)
  if (actor.role !== 'ADMIN') query = query.where((eb) => eb.or([eb('agent_id', '=', actor.userId), eb('created_by', '=', actor.userId)]))
  return new Set((await query.execute()).map(({ id }) => id))
}

const visit = (event: AgendaEvent | null, actor: Actor): AgendaEvent => (event && event.kind === 'visit' && event.rrule === null ? event : notFound(actor.lang))

/** A visit that the actor may read in the agenda; 404 otherwise, also for an event of another kind. */
export async function readableVisit(db: Db, actor: Actor, id: string): Promise<AgendaEvent> {
  await readableEvent(db, actor, id)
  return visit(await loadEvent(db, id), actor)
}

/** The same for who sees its documents and feedback. */
export async function wholeVisit(db: Db, actor: Actor, id: string): Promise<AgendaEvent> {
  const event = await readableVisit(db, actor, id)
  return (await seesAll(db, event, actor)) ? event : notFound(actor.lang)
}

/** A visit that the actor may change; 404 or 403 otherwise. */
export async function writableVisit(db: Db, actor: Actor, id: string): Promise<AgendaEvent> {
  await writableEvent(db, actor, id)
  return visit(await loadEvent(db, id), actor)
}
