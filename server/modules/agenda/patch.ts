import type { AgendaEventPatch, AgendaStatus } from '../../../generated/model/index.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { fieldErrors } from '../../contract/errors.ts'
import {
  findEvent,
  rowOfUid,
  saveEvent,
  setAttendees,
  setHomes,
  type Full,
} from './agenda.repository.ts'
import {
  checkAttendees,
  checkDemand,
  checkHomes,
  checkOrganiser,
  checkRule,
  checkTimes,
  titleFor,
} from './input.ts'
import { say } from './messages.ts'
import { withUnseen } from './unseen.ts'

/** Does the patch say when it is? */
export const changesTime = ({ startsAt, endsAt, allDay }: AgendaEventPatch): boolean =>
  startsAt !== undefined || endsAt !== undefined || allDay !== undefined

/**
 * Is it still what somebody confirmed in person: the same visit, to the same home? The address of
 * another home is not told by it (docs/decisions/0064).
 */
const stands = (
  status: AgendaStatus,
  [home]: string[],
  { status: next = status, propertyIds }: AgendaEventPatch,
): boolean => next === status && (propertyIds === undefined || propertyIds[0] === home)

const trimmed = (text: string | null): string | null => text?.trim() || null

/**
 * Writes a patch into one row (a single event, a detached occurrence, or the row of a series) and
 * gives it back as stored.
 */
export async function applyPatch(
  work: Work,
  { row, attendees, homes }: Full,
  patch: AgendaEventPatch,
): Promise<Full> {
  const { trx, deps, actor } = work
  const starts_at = patch.startsAt === undefined ? row.starts_at : new Date(patch.startsAt)
  // Moved without an end: as long as before.
  const ends_at =
    patch.endsAt === undefined
      ? new Date(starts_at.getTime() + row.ends_at.getTime() - row.starts_at.getTime())
      : new Date(patch.endsAt)
  const times = {
    starts_at,
    ends_at,
    all_day: patch.allDay ?? row.all_day,
    time_zone: row.time_zone,
  }
  if (changesTime(patch)) checkTimes(times, actor)
  if (patch.organiserId && patch.organiserId !== row.organiser_id) {
    await checkOrganiser(trx, patch.organiserId, actor)
    // From the same file, or calendar: one diary has it once.
    if (!row.series_id && (await rowOfUid(trx, patch.organiserId, row.uid)))
      fieldErrors({ organiserId: say(actor.lang, 'organiserHas') })
  }
  if (patch.propertyIds) await checkHomes(trx, patch.propertyIds, actor, homes)
  if (patch.demandId !== row.demand_id) await checkDemand(trx, patch.demandId, actor)
  const kept = attendees.flatMap(({ contact_id, user_id }) => contact_id ?? user_id ?? [])
  const people = patch.attendees && (await checkAttendees(trx, patch.attendees, actor, kept))
  const rrule =
    patch.rrule === undefined
      ? row.rrule
      : patch.rrule === null
        ? null
        : checkRule(patch.rrule, times, actor)
  const kind = patch.kind ?? row.kind
  await saveEvent(trx, row.id, {
    ...(changesTime(patch)
      ? {
          starts_at,
          ends_at,
          all_day: times.all_day,
          sequence: row.sequence + 1,
          reminded_until: deps.now(),
        }
      : {}),
    rrule,
    kind,
    updated_at: deps.now(),
    ...(patch.title === undefined
      ? {}
      : {
          title: await titleFor(
            trx,
            {
              kind,
              ...(patch.title ? { title: patch.title } : {}),
              propertyIds: patch.propertyIds ?? homes,
            },
            actor,
          ),
        }),
    ...(patch.notes === undefined ? {} : { notes: trimmed(patch.notes) }),
    ...(patch.organiserId === undefined ? {} : { organiser_id: patch.organiserId }),
    ...(patch.demandId === undefined ? {} : { demand_id: patch.demandId }),
    ...(patch.status === undefined ? {} : { status: patch.status }),
    confirmed_by_hand: row.confirmed_by_hand && stands(row.status, homes, patch),
    ...(patch.outcome === undefined ? {} : { outcome: trimmed(patch.outcome) }),
    ...(patch.location === undefined ? {} : { location: trimmed(patch.location) }),
    ...(patch.geo === undefined ? {} : { geo: patch.geo }),
    ...(patch.travelMinutesBefore === undefined
      ? {}
      : { travel_before: patch.travelMinutesBefore }),
    ...(patch.travelMinutesAfter === undefined ? {} : { travel_after: patch.travelMinutesAfter }),
    ...(patch.reminders === undefined ? {} : { reminders: patch.reminders }),
    ...(patch.remindBy === undefined ? {} : { remind_by: patch.remindBy }),
    ...(patch.visibility === undefined ? {} : { visibility: patch.visibility }),
    ...(patch.color === undefined ? {} : { color: patch.color }),
  })
  if (people) await setAttendees(trx, row.id, withUnseen(attendees, patch.attendees ?? [], people))
  if (patch.propertyIds) await setHomes(trx, row.id, patch.propertyIds)
  const found = await findEvent(trx, row.id)
  if (!found) throw new Error('A row that was just written is there')
  return found
}
