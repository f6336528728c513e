import type { InboxClock } from '../../../generated/model/index.ts'
import { sql, type RawBuilder } from '../../db/index.ts'

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Days since Monday, the first of January 2001, of a moment by the clock of the islands, as SQL. */
export const dayNumber = (local: string): RawBuilder<unknown> =>
  sql`(${sql.ref(local)}::date - date '2001-01-01')`

/** Minutes of its day that are over then, as SQL. */
export const dayMinute = (local: string): RawBuilder<unknown> =>
  sql`(date_part('epoch', ${sql.ref(local)}::time) / 60)`

/** A moment in two columns: `dayNumber` and `dayMinute`. */
interface Moment {
  day: string
  minute: string
}

/** Office minutes from a Monday's midnight to a moment, over all weeks before. */
const upTo = ({ day, minute }: Moment, { days, from, to }: InboxClock): RawBuilder<unknown> => {
  const [opens, length] = [minuteOf(from), minuteOf(to) - minuteOf(from)]
  const before = Array.from({ length: 7 }, (_, at) => days.filter((one) => one <= at).length)
  const open = Array.from({ length: 7 }, (_, at) => (days.includes(at + 1) ? 1 : 0))
  const weekday = sql`${sql.ref(day)} % 7 + 1`
  return sql`((${sql.ref(day)} / 7) * ${days.length * length}::int
    + (${before.map((n) => n * length)}::int[])[${weekday}]
    + (${open}::int[])[${weekday}]
      * greatest(0, least(${length}::int, ${sql.ref(minute)} - ${opens}::int)))`
}

/**
 * Minutes of an agency's office hours between two moments, as SQL: the same as the desk counts while
 * somebody waits (src/lib/reply-clock.ts), here in one expression so that fifty thousand enquiries
 * are one statement.
 */
export const officeMinutes = (since: Moment, until: Moment, clock: InboxClock) =>
  sql`greatest(0, ${upTo(until, clock)} - ${upTo(since, clock)})`
