import type { AgendaEvent, AgendaEventPatch } from '../../../../generated/model'
import { isSame } from '../../../lib/same'
import { draftOf, outgoing } from './draft'
import type { Sent } from './write-form'

const TEXTS = ['title', 'location', 'notes'] as const
const NUMBERS = ['travelMinutesBefore', 'travelMinutesAfter', 'color'] as const
const PARTS = ['propertyIds', 'attendees', 'reminders', 'organiserId'] as const

/**
 * A patch with what differs from the event that the form began with: an emptied field is null. What
 * was not touched is not sent, so that what somebody else changed meanwhile stays, and so does what
 * waits on this device and was refused.
 */
export function patchOf(
  event: AgendaEvent,
  { fields, rule, ...sent }: Sent,
): Omit<AgendaEventPatch, 'version'> {
  const emptied = [...TEXTS, ...NUMBERS].map((name) => [name, fields[name] ?? null] as const)
  const { startsAt: _start, endsAt: _end, ...kept } = fields
  const now = { ...kept, ...Object.fromEntries(emptied), remindBy: fields['remindBy'] ?? [] }
  const stored: Record<string, unknown> = { ...event }
  const own = Object.entries(now).filter(([name, value]) => !isSame(value, stored[name]))
  const before = outgoing(draftOf(event).draft)
  const parts = PARTS.filter((name) => !isSame(sent[name], before?.[name]))
  const { startsAt, endsAt, allDay } = sent
  const isMoved =
    Date.parse(startsAt) !== Date.parse(event.startsAt) ||
    Date.parse(endsAt) !== Date.parse(event.endsAt) ||
    allDay !== event.allDay
  return {
    ...Object.fromEntries(own),
    ...Object.fromEntries(parts.map((name) => [name, sent[name]])),
    ...(isMoved && { startsAt, endsAt, allDay }),
    ...(rule !== undefined && rule !== event.rrule && { rrule: rule }),
  }
}
