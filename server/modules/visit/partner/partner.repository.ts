import type { Insertable, Selectable, Updateable } from 'kysely'
import type { PartnerVisitState } from '../../../../generated/model/index.ts'
import { sql, type Db, type Tables } from '../../../db/index.ts'
import { ownRows } from '../../../contract/rights/row.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { ALL_SOURCES, blockedWith, partnerHomes } from '../../network/index.ts'
import { dayOf } from '../../../time/madrid.ts'

export type PartnerVisitRow = Selectable<Tables['partner_visit']>

const MOST_OVER = 50

/**
 * Visits between the actor's agency and others that they may see: an ADMIN the agency's, a STAFF
 * those they asked for, or of homes they look after; none of agencies with a block between.
 */
function seenBy(db: Db, { agencyId, role, userId }: Actor, blocked: Set<string>) {
  const all = db
    .selectFrom('partner_visit')
    .selectAll('partner_visit')
    .where((e) => e.or([e('agency_id', '=', agencyId), e('lister_id', '=', agencyId)]))
    .$if(blocked.size > 0, (query) =>
      query.where('agency_id', 'not in', [...blocked]).where('lister_id', 'not in', [...blocked]),
    )
  if (role === 'ADMIN') return all
  return all.where((e) =>
    e.or([
      e.and([e('agency_id', '=', agencyId), e('agent_id', '=', userId)]),
      e.and([
        e('lister_id', '=', agencyId),
        e.exists(
          e
            .selectFrom('property')
            .select('property.id')
            .whereRef('property.id', '=', 'partner_visit.property_id')
            .where(ownRows('property', userId)),
        ),
      ]),
    ]),
  )
}

/** All open ones and the last that are confirmed or over. */
export async function visitsSeen(
  db: Db,
  actor: Actor,
  propertyId?: string,
): Promise<PartnerVisitRow[]> {
  const seen = seenBy(db, actor, await blockedWith(db, actor.agencyId)).$if(
    propertyId !== undefined,
    (query) => query.where('property_id', '=', propertyId ?? ''),
  )
  const open = await seen.where('state', '=', 'open').orderBy('turn_at').orderBy('id').execute()
  const over = await seen
    .where('state', '!=', 'open')
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(MOST_OVER)
    .execute()
  return [...open, ...over]
}

/** One that the actor may see, alone in acting on it; null otherwise. */
export async function lockSeen(trx: Db, actor: Actor, id: string): Promise<PartnerVisitRow | null> {
  const blocked = await blockedWith(trx, actor.agencyId)
  const row = await seenBy(trx, actor, blocked)
    .where('partner_visit.id', '=', id)
    .forUpdate('partner_visit')
    .executeTakeFirst()
  return row ?? null
}

export const insertVisit = (
  trx: Db,
  row: Insertable<Tables['partner_visit']>,
): Promise<PartnerVisitRow> =>
  trx.insertInto('partner_visit').values(row).returningAll().executeTakeFirstOrThrow()

export const saveVisit = (
  trx: Db,
  id: string,
  changes: Updateable<Tables['partner_visit']>,
): Promise<PartnerVisitRow> =>
  trx
    .updateTable('partner_visit')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** States that are over; in every other one, a later version's too, a visit is asked or stands. */
export const OVER: readonly PartnerVisitState[] = [
  'refused',
  'withdrawn',
  'lapsed',
  'ended',
  'cancelled',
]

/** What is open or to come of a home with the same people. */
export async function asksFor(
  db: Db,
  {
    agencyId,
    propertyId,
    contactIds,
  }: { agencyId: string; propertyId: string; contactIds: string[] },
  now: Date,
): Promise<PartnerVisitRow[]> {
  return db
    .selectFrom('partner_visit')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('property_id', '=', propertyId)
    .where('contact_id', 'in', contactIds)
    .where('state', 'not in', OVER)
    .where((e) => e.or([e('state', '<>', 'confirmed'), e('starts_at', '>', now)]))
    .execute()
}

/** Those of these visits whose home is shared with who asks, now. */
export async function stillShared(
  db: Db,
  rows: Pick<PartnerVisitRow, 'id' | 'agency_id' | 'property_id'>[],
  now: Date,
): Promise<Set<string>> {
  const shared = new Set<string>()
  for (const agencyId of new Set(rows.map((row) => row.agency_id))) {
    const own = rows.filter((row) => row.agency_id === agencyId)
    const ids = own.map((row) => row.property_id)
    const wanted = { agencyId, today: dayOf(now), sources: ALL_SOURCES, ids }
    const homes = await partnerHomes(db, wanted)
    for (const row of own) if (homes.has(row.property_id)) shared.add(row.id)
  }
  return shared
}

/** The visits between agencies that stand in the diary as these events. */
export const visitsOfEvents = (db: Db, events: string[]): Promise<PartnerVisitRow[]> =>
  events.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('partner_visit')
        .selectAll()
        .where((e) => e.or([e('asking_event', 'in', events), e('asked_event', 'in', events)]))
        .execute()

/** Since when the asking side has a signed sheet, by its event. */
export async function signedSince(db: Db, events: string[]): Promise<Map<string, Date>> {
  if (events.length === 0) return new Map()
  const rows = await db
    .selectFrom('visit_sheet')
    .select(['event_id', sql<Date>`min(signed_at)`.as('at')])
    .where('event_id', 'in', events)
    .groupBy('event_id')
    .execute()
  return new Map(rows.map(({ event_id, at }) => [event_id, at]))
}
