import type { AgendaEvent } from '../../../generated/model/index.ts'
import { laterVersion, notFound } from '../../contract/errors.ts'
import { may } from '../../contract/permissions.ts'
import type { Db } from '../../db/index.ts'
import { isKnownEvent, loadEvent, writableEvent } from '../agenda/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { ownOrSharedRows, ownRows } from '../../contract/rights/row.ts'

/**
 * How much of a visit somebody sees: all of it (documents, feedback), what the diary shows, or only
 * that the time is taken.
 */
export type VisitSight = 'whole' | 'read' | 'busy'

/** Is it theirs, made by them, or do they come to it? Who is there needs each door and its keys. */
export const isThere = (
  { organiserId, createdBy, attendees }: AgendaEvent,
  { userId }: Actor,
): boolean =>
  userId === null ||
  organiserId === userId ||
  createdBy === userId ||
  attendees.some(({ agentId }) => agentId === userId)

/**
 * Rights on visits follow the diary (agenda.policy.ts): all of it for whose diary it is in, who
 * wrote it, who looks after one of its homes, and an ADMIN; what the diary shows for who comes
 * along and, with the switch `seeAllAgenda`, for colleagues. Of a private one everybody who has no
 * part in it, an ADMIN too, sees only that the time is taken. One home opens no other: of those the
 * portfolio hides from them, who is not there reads neither door nor feedback, and no sheet.
 */
export async function sightOfVisit(db: Db, event: AgendaEvent, actor: Actor): Promise<VisitSight> {
  const { userId } = actor
  if (userId === null || event.organiserId === userId || event.createdBy === userId) return 'whole'
  const comes = event.attendees.some(({ agentId }) => agentId === userId)
  if (event.visibility !== 'agency') return comes ? 'read' : 'busy'
  if (
    actor.role === 'ADMIN' ||
    (
      await ownHomes(
        db,
        event.homes.map(({ id }) => id),
        actor,
      )
    ).size > 0
  )
    return 'whole'
  return comes || may(actor, 'seeAllAgenda') ? 'read' : 'busy'
}

/**
 * Whether the actor may change a visit, as the diary has it: who wrote it, whose diary it is in,
 * and an ADMIN where it is not private.
 */
export const mayWrite = (
  { organiserId, createdBy, visibility }: AgendaEvent,
  { userId, role }: Actor,
): boolean =>
  userId === null ||
  organiserId === userId ||
  createdBy === userId ||
  (visibility === 'agency' && role === 'ADMIN')

/** Which of these homes the actor looks after or entered. */
export async function ownHomes(db: Db, ids: string[], actor: Actor): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  let query = db
    .selectFrom('property')
    .select('id')
    .where('id', 'in', ids)
    .where('agency_id', '=', actor.agencyId)
    .where('deleted_at', 'is', null)
  if (actor.role !== 'ADMIN') query = query.where(ownRows('property', actor.userId))
  return new Set((await query.execute()).map(({ id }) => id))
}

/** Tells of these homes whether the portfolio shows them to the actor. */
export async function homesInSight(
  db: Db,
  ids: string[],
  { agencyId, role, userId }: Actor,
): Promise<(id: string) => boolean> {
  if (role === 'ADMIN') return () => true
  if (ids.length === 0) return () => false
  const rows = await db
    .selectFrom('property')
    .select('id')
    .where('id', 'in', ids)
    .where('agency_id', '=', agencyId)
    .where(ownOrSharedRows('property', userId))
    .execute()
  const seen = new Set(rows.map(({ id }) => id))
  return (id) => seen.has(id)
}

const visit = (event: AgendaEvent | null, actor: Actor): AgendaEvent =>
  event && event.kind === 'visit' && event.rrule === null ? event : notFound(actor.lang)

/**
 * A visit that the actor may read; 404 otherwise, also for an event of another kind and for
 * somebody else's private time.
 */
export async function readableVisit(db: Db, actor: Actor, id: string): Promise<AgendaEvent> {
  const event = visit(await loadEvent(db, id), actor)
  if (event.agencyId !== actor.agencyId || (await sightOfVisit(db, event, actor)) === 'busy')
    return notFound(actor.lang)
  return event
}

/** The same for who sees its documents and feedback. */
export async function wholeVisit(db: Db, actor: Actor, id: string): Promise<AgendaEvent> {
  const event = await readableVisit(db, actor, id)
  return (await sightOfVisit(db, event, actor)) === 'whole' ? event : notFound(actor.lang)
}

/** 503 where only a later version knows how a visit stands: it may have been called off. */
export function refuseUnknown(event: AgendaEvent, { lang }: Pick<Actor, 'lang'>): void {
  if (!isKnownEvent(event)) laterVersion(lang)
}

/** A visit that the actor may change; 404 or 403 otherwise, 503 where only a later version reads it. */
export async function writableVisit(db: Db, actor: Actor, id: string): Promise<AgendaEvent> {
  await writableEvent(db, actor, id)
  const event = visit(await loadEvent(db, id), actor)
  refuseUnknown(event, actor)
  return event
}
