import type { AgendaEvent } from '../../../generated/model/index.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { exceptionsOf, insertEvent, setAttendees, setHomes } from './agenda.repository.ts'
import { settle } from './agenda.service.ts'
import { checkRule, checkTimes } from './input.ts'
import { isStart } from './series/rule.ts'
import { endOf } from './series/zone-day.ts'

/** The first start that the rule makes, be it one that nobody wants; none that was moved. */
function firstStart({ startsAt, rrule, exdates = [] }: AgendaEvent): Date {
  const starts = rrule === null ? [startsAt] : [startsAt, ...exdates]
  return new Date(Math.min(...starts.map((at) => Date.parse(at))))
}

/**
 * Writes an event, or the row of a series, as it stood at another instance, under ids that are this
 * one's; nobody is told, and what was to be reminded of before now is not. Throws 400 for times and
 * rules that nobody can type: a file may have been made by hand, and jobs of all agencies run them.
 */
export async function restoreEvent({ trx, deps, actor }: Work, event: AgendaEvent): Promise<void> {
  const { agencyId } = actor
  const shown = {
    starts_at: new Date(event.startsAt),
    ends_at: new Date(event.endsAt),
    all_day: event.allDay,
    time_zone: event.timeZone,
  }
  checkTimes(shown, actor)
  const starts = firstStart(event)
  const times = { ...shown, starts_at: starts, ends_at: endOf(starts, shown) }
  checkTimes(times, actor)
  if (event.rrule !== null) checkRule(event.rrule, times, actor)
  const moved = event.seriesId !== null && event.occurrence !== null
  await trx
    .deleteFrom('agenda_event')
    .where('id', '=', event.id)
    .where('agency_id', '=', agencyId)
    .where('deleted_at', 'is not', null)
    .execute()
  const row = await insertEvent(trx, {
    id: event.id,
    agency_id: agencyId,
    organiser_id: event.organiserId,
    created_by: event.createdBy,
    uid: moved ? event.id : event.uid,
    kind: event.kind,
    title: event.title,
    notes: event.notes,
    ...times,
    rrule: moved ? null : event.rrule,
    exdates: moved ? [] : (event.exdates ?? []).map((at) => new Date(at)),
    rdates: moved ? [] : (event.rdates ?? []).map((at) => new Date(at)),
    until_at: null,
    series_id: moved ? event.seriesId : null,
    occurrence: moved && event.occurrence !== null ? new Date(event.occurrence) : null,
    location: event.location,
    geo: event.geo,
    demand_id: event.demandId,
    lead_id: event.leadId,
    status: event.status,
    outcome: event.outcome,
    reminders: event.reminders,
    remind_by: event.remindBy,
    reminded_until: deps.now(),
    travel_before: event.travelMinutesBefore,
    travel_after: event.travelMinutesAfter,
    color: event.color,
    visibility: event.visibility,
    sequence: event.sequence,
    version: event.version,
    created_at: new Date(event.createdAt),
    updated_at: new Date(event.updatedAt),
  })
  await setAttendees(
    trx,
    event.id,
    event.attendees.map(({ contactId, agentId, email, name, reply }) => ({
      contact_id: contactId,
      user_id: agentId,
      email: contactId === null && agentId === null ? email : null,
      name,
      reply,
    })),
  )
  await setHomes(
    trx,
    event.id,
    event.homes.map(({ id }) => id),
  )
  await settle(trx, row)
}

/**
 * An occurrence of a series that came is a row of its own. A series shows its first start that is
 * none: where the row stands for one before, the series began there, as far as its rule goes on from
 * there as it did. Throws 400 as for any series.
 */
export async function beginSeries({ trx, actor }: Work, id: string, first: Date): Promise<void> {
  const series = await trx
    .selectFrom('agenda_event')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { rrule } = series
  if (rrule === null || !(first < series.starts_at)) return
  const times = { starts_at: first, ends_at: endOf(first, series) }
  checkTimes({ ...series, ...times }, actor)
  checkRule(rrule, { ...series, ...times }, actor)
  if (!isStart({ ...series, ...times, rrule }, series.starts_at)) return
  const row = await trx
    .updateTable('agenda_event')
    .set(times)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await settle(trx, row, await exceptionsOf(trx, [id]))
}
