import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely'
import type { Lead, LeadState } from '../../../generated/model/index.ts'
import { json, sql, type Db, type Tables, searchTermPatterns } from '../../db/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import { momentOf, reading } from '../../db/page-by-order.ts'
import { withinRights, type Reader } from './lead.policy.ts'

export type LeadRow = Selectable<Tables['lead']>

/** An enquiry to an agency; the operator's, without one, are read by nobody on the platform. */
export type AgencyLead = LeadRow & { agency_id: string }

/** Which enquiries: a person's rights, then what they ask for. */
export interface LeadFilter {
  reader: Reader
  state?: LeadState[]
  propertyId?: string
  q?: string
}

export function toLead(row: AgencyLead, names: Map<string, string>): Lead {
  return {
    id: row.id,
    agencyId: row.agency_id,
    property: row.property,
    kind: row.kind,
    state: row.state,
    source: row.source,
    web: row.web,
    language: row.language,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    preferredContact: row.preferred_contact,
    assignedTo: row.assigned_to,
    assignedName: (row.assigned_to && names.get(row.assigned_to)) || null,
    contactId: row.contact_id,
    answeredAt: row.answered_at?.toISOString() ?? null,
    firstResponseMinutes: row.first_response_minutes,
    note: row.note,
    consentAt: row.consent_at.toISOString(),
    canChat: row.user_id !== null && row.property !== null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  }
}

const within = (reader: Reader) => (eb: ExpressionBuilder<Tables, 'lead'>) =>
  withinRights(eb, reader)

function filtered(db: Db, { reader, state, propertyId, q }: LeadFilter) {
  let query = db.selectFrom('lead').where(within(reader))
  if (state && state.length > 0) query = query.where('state', 'in', state)
  if (propertyId) query = query.where('property_id', '=', propertyId)
  for (const pattern of searchTermPatterns(q ?? '')) query = query.where('search', 'like', pattern)
  return query
}

const BY = sql`lead.created_at`

/**
 * Newest first; one more than asked, to know whether there are others. The cursor holds its time:
 * the enquiry it was written at may be a colleague's by now.
 */
export function listLeads(
  db: Db,
  filter: LeadFilter,
  limit: number,
  cursor: Cursor | null,
): Promise<(AgencyLead & { place: string })[]> {
  const { beyond, direction } = reading({ by: BY, kind: 'time', descending: true }, cursor)
  let query = filtered(db, filter)
    .selectAll()
    .$narrowType<{ agency_id: string }>()
    .select(momentOf(BY).as('place'))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit + 1)
  if (beyond) query = query.where(beyond)
  return query.execute()
}

export async function countLeads(db: Db, filter: LeadFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/** Enquiries per state within somebody's rights; every state is there, also with zero. */
export async function countStates(db: Db, reader: Reader): Promise<Record<LeadState, number>> {
  const rows = await filtered(db, { reader })
    .select(['state', (e) => e.fn.countAll<number>().as('total')])
    .groupBy('state')
    .execute()
  return {
    new: 0,
    answered: 0,
    converted: 0,
    discarded: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.total])),
  }
}

/**
 * Enquiries that nobody has answered, within somebody's rights, and since when the first of them
 * waits.
 */
export async function waitingOf(
  db: Db,
  reader: Reader,
): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await filtered(db, { reader, state: ['new'] })
    .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('created_at').as('oldestAt')])
    .executeTakeFirstOrThrow()
  return { count: row.count, oldestAt: row.oldestAt }
}

/** One enquiry within somebody's rights, locked when it is about to change. */
export async function findLead(
  db: Db,
  id: string,
  reader: Reader,
  lock = false,
): Promise<AgencyLead | null> {
  const query = db
    .selectFrom('lead')
    .selectAll()
    .$narrowType<{ agency_id: string }>()
    .where(within(reader))
    .where('id', '=', id)
  return (await (lock ? query.forNoKeyUpdate() : query).executeTakeFirst()) ?? null
}

/** What somebody sent since a time, to know a double click and a flood. */
export function recentFrom(db: Db, email: string, since: Date) {
  return db
    .selectFrom('lead')
    .select(['id', 'property_id', 'agency_id', 'message', 'created_at'])
    .where('email', '=', email)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .limit(30)
    .execute()
}

export async function insertLead(trx: Db, row: Insertable<Tables['lead']>): Promise<void> {
  await trx
    .insertInto('lead')
    .values({
      ...row,
      property: row.property ? json(row.property) : null,
      web: row.web ? json(row.web) : null,
    })
    .execute()
}

/** Saves an agency's enquiry. */
export async function saveLead(
  trx: Db,
  id: string,
  changes: Updateable<Tables['lead']>,
): Promise<AgencyLead> {
  return trx
    .updateTable('lead')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('agency_id', 'is not', null)
    .returningAll()
    .$narrowType<{ agency_id: string }>()
    .executeTakeFirstOrThrow()
}

/** Without rights: for jobs. */
export async function leadById(db: Db, id: string): Promise<LeadRow | null> {
  return (await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** Enquiries about a home per day of the islands (YYYY-MM-DD) from a day on, spam left out. */
export async function enquiriesByDay(
  db: Db,
  propertyId: string,
  day: string,
): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(created_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day,
      count(*)::int as count
    from lead where property_id = ${propertyId} and not trap
      and created_at >= (${day}::date)::timestamp at time zone 'Europe/Madrid'
    group by 1`.execute(db)
  return rows
}

/**
 * Forgets messages to the operator that are older than a moment; an agency's enquiries are the
 * agency's.
 */
export async function forgetOperatorLeads(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('lead')
    .where('agency_id', 'is', null)
    .where('created_at', '<', before)
    .execute()
}
