import { sql } from '../../db/index.ts'
import { wallClock } from '../../time/madrid.ts'
import type { SearchFrequency } from '../../../generated/model/index.ts'

const HOUR_OF_DIGEST = 8
const DAY = 86_400_000

/** The moment at which Madrid's clock shows eight on the wall day. */
function eightOn(wallDay: Date): Date {
  const shown = Date.UTC(
    wallDay.getUTCFullYear(),
    wallDay.getUTCMonth(),
    wallDay.getUTCDate(),
    HOUR_OF_DIGEST,
  )
  const offset = wallClock(new Date(shown)).getTime() - shown
  return new Date(shown - offset)
}

/**
 * The last time, not after `now`, at which searches of this frequency are told: 8:00 in Madrid,
 * weekly ones on Mondays.
 */
export function lastHour(frequency: Extract<SearchFrequency, 'daily' | 'weekly'>, now: Date): Date {
  for (let back = 0; ; back += 1) {
    const day = new Date(wallClock(now).getTime() - back * DAY)
    const due = eightOn(day)
    if (due <= now && (frequency === 'daily' || day.getUTCDay() === 1)) return due
  }
}

/** Whether something was found before a moment, or while the clock ran ahead: it would wait for that. */
export const foundBefore = (column: 'h.at' | 'm.found_at' | 'at', before: Date, now: Date) =>
  sql<boolean>`(${sql.ref(column)} < ${before}
    or ${sql.ref(column)} > ${new Date(now.getTime() + DAY)})`
