import type { AgendaEvent, AgendaEventInput } from '../../../../generated/model'
import { addDays, dayAt, hourAt, instantAt, isDay } from '../parts/madrid'
import type { ChosenHome } from './homes-field'
import type { ChosenPerson } from './people-field'
import { fromRule, NO_REPEAT, toRule, type Repeat } from './repeat'
import type { When } from './when-fields'

/** Everything the form holds beside the generated fields. */
export interface Draft {
  when: When
  repeat: Repeat | null
  homes: ChosenHome[]
  people: ChosenPerson[]
  organiserId: string
  reminders: number[]
}

const KINDS = [
  'visit',
  'call',
  'meeting',
  'valuation',
  'capture',
  'signing',
  'arras',
  'key_handover',
  'open_house',
  'task',
  'reminder',
  'unavailability',
]

const HALF_HOUR = 30 * 60_000

/**
 * When something new begins on a day: nine o'clock; today the next half hour, from the evening on
 * tomorrow. Never before now, unless a past day is asked for.
 */
export function proposed(wanted: string | null, now = Date.now()): { day: string; from: string } {
  const today = dayAt(new Date(now))
  const day = isDay(wanted) ? wanted : today
  if (day !== today) return { day, from: '09:00' }
  const next = new Date(Math.ceil(now / HALF_HOUR) * HALF_HOUR)
  const from = hourAt(next)
  if (dayAt(next) !== today || from > '21:00') return { day: addDays(today, 1), from: '09:00' }
  return { day, from: from < '09:00' ? '09:00' : from }
}

function whenFrom(search: URLSearchParams): When {
  const [start, end] = [search.get('start'), search.get('end')]
  const allDay = search.get('allDay') === '1'
  if (start && !Number.isNaN(Date.parse(start))) {
    const last =
      end && !Number.isNaN(Date.parse(end))
        ? end
        : new Date(Date.parse(start) + 3_600_000).toISOString()
    return {
      day: dayAt(start),
      from: hourAt(start),
      lastDay: allDay ? addDays(dayAt(last), -1) : dayAt(last),
      to: hourAt(last),
      allDay,
    }
  }
  const { day, from } = proposed(search.get('day'))
  return {
    day,
    from,
    lastDay: day,
    to: `${String(Math.min(23, Number(from.slice(0, 2)) + 1)).padStart(2, '0')}:${from.slice(3)}`,
    allDay: false,
  }
}

/**
 * A new event as the address asks for it: `start`, `end`, `kind`, `homes`, `contacts`, `demand`.
 */
export function newDraft(
  search: URLSearchParams,
  me: string,
): { draft: Draft; fields: Partial<AgendaEventInput> } {
  const kind = KINDS.find((one) => one === search.get('kind')) as
    | AgendaEventInput['kind']
    | undefined
  return {
    draft: {
      when: whenFrom(search),
      repeat: NO_REPEAT,
      homes: [],
      people: [],
      organiserId: me,
      reminders: [60],
    },
    fields: {
      kind: kind ?? 'visit',
      status: 'confirmed',
      visibility: 'agency',
      remindBy: ['PLATFORM'],
      ...(search.get('title') ? { title: search.get('title') ?? '' } : {}),
    },
  }
}

/** A stored event as the form holds it. */
export function draftOf(event: AgendaEvent): { draft: Draft; fields: Partial<AgendaEventInput> } {
  const { startsAt, endsAt, allDay } = event
  const fields = {
    kind: event.kind,
    title: event.title,
    status: event.status,
    location: event.location,
    travelMinutesBefore: event.travelMinutesBefore,
    travelMinutesAfter: event.travelMinutesAfter,
    remindBy: event.remindBy,
    visibility: event.visibility,
    color: event.color,
    notes: event.notes,
  }
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
    draft: {
      when: {
        day: dayAt(startsAt),
        from: hourAt(startsAt),
        lastDay: allDay ? addDays(dayAt(endsAt), -1) : dayAt(endsAt),
        to: hourAt(endsAt),
        allDay,
      },
      repeat: fromRule(event.rrule),
      homes: event.homes,
      organiserId: event.organiserId,
      reminders: event.reminders,
      people: event.attendees.map(({ contactId, agentId, email, name, reply }) => ({
        ...(contactId
          ? { contactId }
          : agentId
            ? { agentId }
            : { email: email ?? '', ...(name ? { name } : {}) }),
        reply,
        shown: name ?? email ?? '',
      })),
    },
  }
}

/** Start and end as instants; null while something is missing. */
export function timesOf({
  day,
  from,
  lastDay,
  to,
  allDay,
}: When): { startsAt: string; endsAt: string } | null {
  if (!isDay(day) || !isDay(lastDay) || (!allDay && (!from || !to))) return null
  return allDay
    ? {
        startsAt: instantAt(day).toISOString(),
        endsAt: instantAt(addDays(lastDay, 1)).toISOString(),
      }
    : { startsAt: instantAt(day, from).toISOString(), endsAt: instantAt(lastDay, to).toISOString() }
}

/**
 * What is sent, as far as it does not come from the generated fields; null while a time is missing.
 */
export function outgoing({ when, repeat, homes, people, organiserId, reminders }: Draft) {
  const times = timesOf(when)
  if (!times) return null
  const rule = repeat === null ? undefined : toRule(repeat, when.day)
  return {
    ...times,
    allDay: when.allDay,
    rule,
    organiserId,
    propertyIds: homes.map(({ id }) => id),
    attendees: people.map(({ shown: _shown, ...one }) => one),
    reminders,
  }
}
