import { ZONE } from '../../time/madrid.ts'
import type { SearchFrequency } from '../../../generated/model/index.ts'

const HOUR_OF_DIGEST = 8
const DAY = 86_400_000

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The wall clock of Madrid at a moment, as if it were UTC. */
function wall(at: Date): Date {
  const found = Object.fromEntries(
    parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

/** The moment at which Madrid's clock shows eight on the wall day. */
function eightOn(wallDay: Date): Date {
  const shown = Date.UTC(
    wallDay.getUTCFullYear(),
    wallDay.getUTCMonth(),
    wallDay.getUTCDate(),
    HOUR_OF_DIGEST,
  )
  const offset = wall(new Date(shown)).getTime() - shown
  return new Date(shown - offset)
}

/**
 * The last time, not after `now`, at which searches of this frequency are told: 8:00 in Madrid,
 * weekly ones on Mondays.
 */
export function lastHour(frequency: Extract<SearchFrequency, 'daily' | 'weekly'>, now: Date): Date {
  for (let back = 0; ; back += 1) {
    const day = new Date(wall(now).getTime() - back * DAY)
    const due = eightOn(day)
    if (due <= now && (frequency === 'daily' || day.getUTCDay() === 1)) return due
  }
}
