import type { EventRow } from '../agenda.policy.ts'
import { plainStarts } from './expand.ts'
import { lastStart, runs, startFrom } from './rule.ts'
import { endOf } from './zone-day.ts'

type Timed = Pick<EventRow, 'starts_at' | 'ends_at' | 'all_day' | 'time_zone' | 'rrule' | 'rdates'>

/** When the last occurrence ends; null: a rule without end, or one that only another version runs. */
export function untilOf(event: Timed): Date | null {
  const { rrule } = event
  if (rrule === null) return event.ends_at
  if (!runs({ ...event, rrule })) return null
  const last = lastStart({ ...event, rrule })
  return last && endOf(last, event)
}

/** One reminder: of which occurrence, how long before, and when that is. */
export interface Due {
  start: Date
  minutes: number
  at: Date
}

const QUIET: readonly string[] = ['done', 'no_show', 'cancelled']
const MINUTE = 60_000

/**
 * Reminders due after one instant and up to another, by time; `to` null: all of the next
 * occurrences.
 */
function duesOf(event: EventRow, exceptions: EventRow[], after: Date, to: Date | null): Due[] {
  const most = Math.max(...event.reminders)
  const end = new Date((to ?? after).getTime() + most * MINUTE + 1)
  const starts = startsFor(event, exceptions, after, end, to === null)
  return starts
    .flatMap((start) =>
      event.reminders.map((minutes) => ({
        start,
        minutes,
        at: new Date(start.getTime() - minutes * MINUTE),
      })),
    )
    .filter(({ at }) => at > after && (to === null || at <= to))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function startsFor(
  event: EventRow,
  exceptions: EventRow[],
  from: Date,
  end: Date,
  andNext: boolean,
): Date[] {
  const { rrule } = event
  if (rrule === null) return [event.starts_at]
  const series = { ...event, rrule }
  // What is known of it, its first start, is not what it goes on with.
  if (!runs(series)) return []
  const starts = plainStarts(series, exceptions, from, end)
  if (!andNext) return starts
  // The next one after the window, too: within it there may be none. One that was taken away is
  // passed over.
  for (
    let next = startFrom(series, end), tries = 0;
    next && tries < 60;
    next = startFrom(series, new Date(next.getTime() + 1)), tries++
  ) {
    if (plainStarts(series, exceptions, next, new Date(next.getTime() + 1)).length > 0)
      return [...starts, next]
  }
  return starts
}

/** Reminders to send now: due since the last time. */
export const dueNow = (event: EventRow, exceptions: EventRow[], now: Date): Due[] =>
  event.reminders.length === 0 || QUIET.includes(event.status)
    ? []
    : duesOf(event, exceptions, event.reminded_until, now)

/** When the next reminder is due after an instant; null: none. */
export const nextDue = (event: EventRow, exceptions: EventRow[], after: Date): Date | null =>
  event.reminders.length === 0 || QUIET.includes(event.status)
    ? null
    : (duesOf(event, exceptions, after, null)[0]?.at ?? null)
