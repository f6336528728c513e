import { ZONE } from '../../time/madrid.ts'
import type {
  AgendaChange,
  AgendaEvent,
  AgendaEventInput,
  AgendaPage,
  AgendaStatus,
  AgendaKind,
} from '../../../generated/model/index.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import { addEntry } from '../contact/index.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { readable, type EventRow } from './agenda.policy.ts'
import {
  agentsOf,
  exceptionsOf,
  findEvent,
  insertEvent,
  noteConfirmed,
  saveEvent,
  setAttendees,
  setHomes,
  type Full,
} from './agenda.repository.ts'
import { clashesOf } from './travel/clash.service.ts'
import { nextDue, untilOf } from './series/derive.ts'
import { occurrencesBetween, type Occurrence } from './series/expand.ts'
import {
  checkAttendees,
  checkDemand,
  checkHomes,
  checkLead,
  checkOrganiser,
  checkRule,
  checkTimes,
  titleFor,
} from './input.ts'
import { momentIn } from './reminder/moment.ts'
import { occurrenceOf, seriesOf } from './series/occurrence.ts'
import { dayOf } from './series/zone-day.ts'
import { publishDiaryChange } from './diary-change.ts'
import { travelsOf } from './travel/travel.service.ts'
import { keepUndo } from './undo.service.ts'
import { comesOf, lookUp, toEvent, toItem, wordsOfBooking } from './view.ts'
import { say } from './messages.ts'

const DAY = 86_400_000
const MOST_DAYS = 800
const MOST_ITEMS = 3000

/** What is asked of the diary. */
export interface AgendaQuery {
  from?: string
  to?: string
  agentId?: string[]
  kind?: AgendaKind[]
  status?: AgendaStatus[]
  contactId?: string
  propertyId?: string
  demandId?: string
}

/** What happens between two instants, as the reader may see it. */
export async function listAgenda(
  db: Db,
  actor: Actor,
  query: AgendaQuery,
  now: Date,
): Promise<AgendaPage> {
  const from = query.from ? new Date(query.from) : dayOf(now).weekStart
  const to = query.to ? new Date(query.to) : new Date(from.getTime() + 7 * DAY)
  if (to.getTime() - from.getTime() > MOST_DAYS * DAY) fieldErrors({ to: say(actor.lang, 'range') })
  const found = await occurrencesBetween(db, {
    agencyId: actor.agencyId,
    from,
    to,
    ...(query.agentId?.length ? { userIds: query.agentId } : {}),
    ...(query.contactId ? { contactIds: [query.contactId] } : {}),
    ...(query.propertyId ? { propertyIds: [query.propertyId] } : {}),
    ...(query.demandId ? { demandId: query.demandId } : {}),
  })
  const wanted = found.filter(({ row }) =>
    query.status?.length ? query.status.includes(row.status) : row.status !== 'cancelled',
  )
  const known = await lookUp(db, actor.agencyId, wanted)
  // Private time answers to no question about kinds, people or homes.
  const narrowed = Boolean(
    query.kind?.length ||
    query.contactId ||
    query.propertyId ||
    query.demandId ||
    query.status?.length,
  )
  const shown = wanted
    .flatMap((one) => toItem(one, known, actor) ?? [])
    .filter(
      (item) => !(narrowed && item.busy) && (!query.kind?.length || query.kind.includes(item.kind)),
    )
  const people = (await agentsOf(db, actor.agencyId))
    .map((one) => ({ ...one, mine: one.id === actor.userId }))
    .toSorted((a, b) => Number(b.mine) - Number(a.mine))
  const items = shown.slice(0, MOST_ITEMS)
  return { items, travels: travelsOf(items), people, cut: shown.length > MOST_ITEMS }
}

/** An occurrence as its reader sees it. */
export async function viewOf(
  db: Db,
  full: Occurrence,
  series: EventRow | null,
  actor: Actor,
): Promise<AgendaEvent> {
  const known = await lookUp(db, actor.agencyId, [full])
  return toEvent(full, series, known, actor, await wordsOfBooking(db, full.row))
}

/** One event; of a series the occurrence asked for, or its first one. */
export async function getEvent(
  db: Db,
  id: string,
  occurrence: string | undefined,
  actor: Actor,
): Promise<AgendaEvent> {
  const named = await findEvent(db, id)
  // An occurrence that became a row of its own is still found under its series.
  const own =
    named?.row.rrule && occurrence
      ? (await exceptionsOf(db, [id])).find(
          (one) => one.occurrence?.getTime() === Date.parse(occurrence),
        )
      : undefined
  const full = own ? await findEvent(db, own.id) : named
  readable(full?.row, full ? comesOf(full) : [], actor)
  const series = full && (await seriesOf(db, full.row))
  const found =
    full && (await occurrenceOf(db, full, occurrence ? new Date(occurrence) : undefined))
  return found ? viewOf(db, found, series ?? null, actor) : notFound(actor.lang)
}

/** A new event as other rooms make it: the input of the contract, and what only a program knows. */
export interface NewEvent extends AgendaEventInput {
  /** UID in other calendars; made when it is not given. */
  uid?: string
}

/** Columns that follow from others. Call it after times, rule, reminders or status changed. */
export async function settle(
  trx: Db,
  row: EventRow,
  exceptions: EventRow[] = [],
): Promise<EventRow> {
  return trx
    .updateTable('agenda_event')
    .set({ until_at: untilOf(row), remind_at: nextDue(row, exceptions, row.reminded_until) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Writes a new event (or series) into a diary; 400 for what a diary cannot hold, never for a clash.
 */
export async function insertNew(work: Work, input: NewEvent): Promise<Full> {
  const { trx, deps, actor } = work
  const now = deps.now()
  const times = {
    starts_at: new Date(input.startsAt),
    ends_at: new Date(input.endsAt),
    all_day: input.allDay ?? false,
    time_zone: input.timeZone ?? ZONE,
  }
  checkTimes(times, actor)
  const rrule = input.rrule?.trim() ? checkRule(input.rrule, times, actor) : null
  const organiser_id =
    input.organiserId ?? actor.userId ?? fieldErrors({ organiserId: say(actor.lang, 'organiser') })
  await checkOrganiser(trx, organiser_id, actor)
  const homes = input.propertyIds ?? []
  await checkHomes(trx, homes, actor)
  await checkDemand(trx, input.demandId, actor)
  await checkLead(trx, input.leadId, actor)
  const attendees = await checkAttendees(trx, input.attendees ?? [], actor)
  const id = uuidv7()
  const row = await insertEvent(trx, {
    id,
    agency_id: actor.agencyId,
    organiser_id,
    created_by: actor.userId,
    uid: input.uid ?? id,
    kind: input.kind,
    title: await titleFor(trx, input, actor),
    notes: input.notes?.trim() || null,
    ...times,
    rrule,
    until_at: null,
    location: input.location?.trim() || null,
    geo: input.geo ?? null,
    demand_id: input.demandId ?? null,
    lead_id: input.leadId ?? null,
    status: input.status ?? 'confirmed',
    outcome: input.outcome?.trim() || null,
    reminders: input.reminders ?? [],
    remind_by: input.remindBy ?? ['PLATFORM'],
    reminded_until: now,
    travel_before: input.travelMinutesBefore ?? null,
    travel_after: input.travelMinutesAfter ?? null,
    color: input.color ?? null,
    visibility: input.visibility ?? 'agency',
    created_at: now,
    updated_at: now,
  })
  await setAttendees(trx, id, attendees)
  await setHomes(trx, id, homes)
  await settle(trx, row)
  const full = await findEvent(trx, id)
  if (!full) throw new Error('An event that was just written is there')
  await noteVisit(work, full)
  await publishDiaryChange(trx, full)
  return full
}

/** A visit that is planned is told in the timeline of each contact who comes. */
async function noteVisit({ trx, deps, actor }: Work, { row, attendees }: Full): Promise<void> {
  if (row.kind !== 'visit') return
  const now = deps.now()
  const text = say(actor.lang, 'visitPlanned', {
    when: momentIn(actor.lang, row.starts_at, new Date(0), row.all_day),
  })
  for (const contactId of attendees.flatMap(({ contact_id }) => contact_id ?? []))
    await addEntry(trx, {
      contactId,
      kind: 'VISIT',
      text,
      by: actor.userId,
      at: now,
      ref: { type: 'visit', id: row.id, label: row.title },
    })
}

/** The same, with what it clashes with and how to take it back. */
export async function addEvent(work: Work, input: AgendaEventInput): Promise<AgendaChange> {
  const { trx, actor } = work
  const full = await insertNew(work, input)
  if (full.row.status === 'confirmed') await noteConfirmed(trx, full.row.id)
  const undo = await keepUndo(work, { events: [], attendees: [], homes: [] }, full.row.id)
  return changeOf(trx, full, undefined, undo, actor)
}

/** What an act answers: the event as it stands, its clashes, and the way back. */
export async function changeOf(
  trx: Db,
  full: Full,
  occurrence: Date | undefined,
  undo: string,
  actor: Actor,
): Promise<AgendaChange> {
  const found = await occurrenceOf(trx, full, occurrence)
  if (!found) return notFound(actor.lang)
  const event = await viewOf(trx, found, await seriesOf(trx, full.row), actor)
  return { event, clashes: await clashesOf(trx, actor, found), undo }
}

/** Changes only how an event stands and what came of it; no rights, for other rooms. */
export async function putStatus(
  trx: Db,
  id: string,
  status: AgendaStatus,
  { outcome, at }: { outcome?: string | null; at: Date },
): Promise<void> {
  const full = await findEvent(trx, id, true)
  if (!full || full.row.deleted_at) return
  const saved = await saveEvent(trx, id, {
    status,
    confirmed_by_hand: false,
    ...(outcome === undefined ? {} : { outcome }),
    updated_at: at,
  })
  await settle(trx, saved)
  await publishDiaryChange(trx, full)
}
