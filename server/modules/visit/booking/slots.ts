import { ZONE } from '../../../time/madrid.ts'
import { Temporal } from 'temporal-polyfill'
import type { VisitDay, VisitHours } from '../../../../generated/model/index.ts'

/** Time that is taken, end excluded. */
export interface Taken {
  start: Date
  end: Date
}

const MINUTE = 60_000
/** Free times are offered at most so many minutes apart. */
const STEP = 30

/** The day of an instant in the islands. */
export const dayOf = (at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(ZONE)
    .toPlainDate()
    .toString()

/**
 * The instant at which a clock in the islands shows a time; a time that a spring night skips is the
 * one an hour later.
 */
const at = (day: Temporal.PlainDate, time: string): number =>
  day.toZonedDateTime({ timeZone: ZONE, plainTime: Temporal.PlainTime.from(time) })
    .epochMilliseconds

/**
 * Free times by day: inside the hours of the weekday, after the notice, a buffer away from what is
 * taken, and no more visits a day than wanted. `visits` counts those that are there already, by
 * day. All in Madrid's time, so a day on which the clock changes keeps its hours.
 */
export function freeDays({
  hours,
  taken,
  visits,
  now,
}: {
  hours: VisitHours
  taken: Taken[]
  visits: ReadonlyMap<string, number>
  now: Date
}): VisitDay[] {
  const [length, buffer] = [hours.lengthMinutes * MINUTE, hours.bufferMinutes * MINUTE]
  const step = Math.min(STEP, hours.lengthMinutes) * MINUTE
  const earliest = now.getTime() + hours.noticeHours * 60 * MINUTE
  const today = Temporal.PlainDate.from(dayOf(now))
  const free = (start: number): boolean =>
    taken.every(
      (one) =>
        start + length + buffer <= one.start.getTime() || start - buffer >= one.end.getTime(),
    )
  const days: VisitDay[] = []
  for (let ahead = 0; ahead <= hours.horizonDays; ahead += 1) {
    const day = today.add({ days: ahead })
    if ((visits.get(day.toString()) ?? 0) >= hours.maxPerDay) continue
    const slots = new Set<number>()
    for (const window of hours.windows.filter(({ weekday }) => weekday === day.dayOfWeek)) {
      const end = at(day, window.to)
      for (let start = at(day, window.from); start + length <= end; start += step)
        if (start >= earliest && free(start)) slots.add(start)
    }
    if (slots.size > 0)
      days.push({
        date: day.toString(),
        slots: [...slots].toSorted((a, b) => a - b).map((start) => new Date(start).toISOString()),
      })
  }
  return days
}

/** Whether windows say something: each ends after it starts. */
export const brokenWindow = ({ windows }: VisitHours): number =>
  windows.findIndex(({ from, to }) => from >= to)

const OFFICE = [
  { from: '10:00', to: '14:00' },
  { from: '16:30', to: '19:00' },
]

/** Hours of whoever has not set any. */
export const DEFAULT_HOURS: VisitHours = {
  windows: [
    ...[1, 2, 3, 4, 5].flatMap((weekday) => OFFICE.map((window) => ({ weekday, ...window }))),
    { weekday: 6, from: '10:00', to: '13:00' },
  ],
  lengthMinutes: 45,
  bufferMinutes: 15,
  noticeHours: 24,
  maxPerDay: 6,
  horizonDays: 30,
  autoConfirm: false,
}
