import type { AgendaAttendee, AgendaEvent, AgendaItem } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { namesOf } from '../user/index.ts'
import { sightOf, type EventRow } from './agenda.policy.ts'
import type { AttendeeRow, Full } from './agenda.repository.ts'
import type { Occurrence } from './series/expand.ts'
import { homeFor, homesOf, type KnownHome } from './homes.ts'
import { namesOfContacts, type KnownContact } from './people.ts'
import { countStarts } from './series/rule.ts'
import { say } from './messages.ts'

/** What rows refer to, looked up once for a list. */
export interface Known {
  homes: Map<string, KnownHome>
  users: Map<string, string>
  contacts: Map<string, KnownContact>
}

export const comesOf = ({ attendees }: Full): string[] =>
  attendees.flatMap(({ user_id }) => user_id ?? [])

/** Looks up the names and homes of events. */
export async function lookUp(db: Db, agencyId: string, list: Full[]): Promise<Known> {
  const homes = await homesOf(
    db,
    agencyId,
    list.flatMap((one) => one.homes),
  )
  const users = await namesOf(db, [
    ...new Set(list.flatMap((one) => [one.row.organiser_id, ...comesOf(one)])),
  ])
  const contacts = await namesOfContacts(
    db,
    agencyId,
    list.flatMap(({ attendees }) => attendees.flatMap(({ contact_id }) => contact_id ?? [])),
  )
  return { homes, users, contacts }
}

/** What a stranger wrote as they booked this visit; null for any other event. */
export async function wordsOfBooking(
  db: Db,
  { id, kind, notes }: EventRow,
): Promise<string | null> {
  if (kind !== 'visit' || notes === null) return null
  const request = await db
    .selectFrom('visit_request')
    .select('message')
    .where('event_id', '=', id)
    .executeTakeFirst()
  return request?.message ?? null
}

/**
 * One who comes. How to reach them is for who is in the event (`own`): a colleague's contacts are
 * not everybody's.
 */
function toAttendee(row: AttendeeRow, { users, contacts }: Known, own: boolean): AgendaAttendee {
  const contact = row.contact_id ? contacts.get(row.contact_id) : undefined
  const name = contact?.name ?? (row.user_id ? users.get(row.user_id) : undefined) ?? row.name
  const base = { contactId: row.contact_id, agentId: row.user_id, reply: row.reply }
  if (!own)
    return { ...base, email: null, name: name ?? row.email?.split('@')[0] ?? null, phone: null }
  return {
    ...base,
    email: contact?.email ?? row.email,
    name: name ?? null,
    phone: contact?.phone ?? null,
  }
}

const homesFor = (full: Full, known: Known, own: boolean, actor: Actor) =>
  full.homes.flatMap((id) => {
    const home = known.homes.get(id)
    return home ? [homeFor(home, own, actor)] : []
  })

/** Is it theirs, made by them, or do they come to it? */
export const isIn = (row: EventRow, comes: string[], actor: Actor): boolean =>
  actor.userId === null ||
  row.organiser_id === actor.userId ||
  row.created_by === actor.userId ||
  comes.includes(actor.userId)

/** A line of the diary for its reader; null when they may not even know of it. */
export function toItem(full: Occurrence, known: Known, actor: Actor): AgendaItem | null {
  const { row, starts_at, ends_at, occurrence } = full
  const comes = comesOf(full)
  const sight = sightOf(row, comes, actor)
  if (sight === 'none') return null
  const hours = {
    id: row.id,
    occurrence: occurrence?.toISOString() ?? null,
    series: row.rrule !== null || row.series_id !== null,
    organiserId: row.organiser_id,
    agentIds: [...new Set([row.organiser_id, ...comes])],
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    allDay: row.all_day,
    version: row.version,
  }
  if (sight === 'busy')
    return {
      ...hours,
      kind: 'unavailability',
      title: say(actor.lang, 'busy'),
      status: 'confirmed',
      color: null,
      location: null,
      people: [],
      homes: [],
      busy: true,
      writable: false,
      travelMinutesBefore: null,
      travelMinutesAfter: null,
    }
  const own = isIn(row, comes, actor) || actor.role === 'ADMIN'
  const people = full.attendees
    .filter(({ user_id }) => !user_id)
    .map((one) => toAttendee(one, known, own))
    .flatMap(({ name, email }) => name ?? email ?? [])
  return {
    ...hours,
    kind: row.kind,
    title: row.title,
    status: row.status,
    color: row.color,
    location: row.location,
    people,
    busy: false,
    writable: sight === 'write',
    homes: homesFor(full, known, isIn(row, comes, actor), actor),
    travelMinutesBefore: row.travel_before,
    travelMinutesAfter: row.travel_after,
  }
}

/** Starts of a series that its rule does not make, and those that it makes and nobody wants. */
const besides = ({ exdates, rdates }: EventRow): Pick<AgendaEvent, 'exdates' | 'rdates'> => ({
  ...(exdates.length > 0 && { exdates: exdates.map((at) => at.toISOString()) }),
  ...(rdates.length > 0 && { rdates: rdates.map((at) => at.toISOString()) }),
})

/**
 * An occurrence with everything known, for somebody who may read it; `series` is the row of its
 * rule, if it has one. `booked`: notes that are a stranger's, for who is in the visit and for an
 * ADMIN alone; a colleague who sees the diary reads that there is a visit.
 */
export function toEvent(
  full: Occurrence,
  series: EventRow | null,
  known: Known,
  actor: Actor,
  booked: string | null = null,
): AgendaEvent {
  const { row, starts_at, ends_at, occurrence } = full
  const comes = comesOf(full)
  const rule = series?.rrule ?? null
  const own = isIn(row, comes, actor) || actor.role === 'ADMIN'
  return {
    id: row.id,
    uid: series?.uid ?? row.uid,
    agencyId: row.agency_id,
    organiserId: row.organiser_id,
    organiserName: known.users.get(row.organiser_id) ?? null,
    createdBy: row.created_by,
    kind: row.kind,
    title: row.title,
    notes: own || row.notes !== booked ? row.notes : null,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    allDay: row.all_day,
    timeZone: row.time_zone,
    rrule: rule,
    ...(rule === null || !series ? {} : besides(series)),
    seriesId: row.series_id,
    occurrence: occurrence?.toISOString() ?? null,
    occurrenceCount: series && rule ? countStarts({ ...series, rrule: rule }) : null,
    location: row.location,
    geo: row.geo,
    attendees: full.attendees.map((one) => toAttendee(one, known, own)),
    homes: homesFor(full, known, isIn(row, comes, actor), actor),
    demandId: row.demand_id,
    leadId: row.lead_id,
    status: row.status,
    outcome: row.outcome,
    reminders: row.reminders.toSorted((a, b) => b - a),
    remindBy: row.remind_by,
    travelMinutesBefore: row.travel_before,
    travelMinutesAfter: row.travel_after,
    color: row.color,
    visibility: row.visibility,
    sequence: row.sequence,
    writable: sightOf(row, comes, actor) === 'write',
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
