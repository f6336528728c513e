import type { InboxClock } from '../../../generated/model/index.ts'
import { sql, type RawBuilder } from '../../db/index.ts'

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Office minutes from a Monday's midnight to a moment of the islands, over all weeks before. */
const upTo = (local: string, { days, from, to }: InboxClock): RawBuilder<unknown> => {
  const [opens, length] = [minuteOf(from), minuteOf(to) - minuteOf(from)]
  const before = Array.from({ length: 7 }, (_, day) => days.filter((one) => one <= day).length)
  const open = Array.from({ length: 7 }, (_, day) => (days.includes(day + 1) ? 1 : 0))
  // Days since Monday, the first of January 2001.
  const day = sql`(${sql.ref(local)}::date - date '2001-01-01')`
  const minute = sql`date_part('epoch', ${sql.ref(local)}::time) / 60`
  return sql`((${day} / 7) * ${days.length * length}::int
    + (${before}::int[])[${day} % 7 + 1] * ${length}::int
    + (${open}::int[])[${day} % 7 + 1] * greatest(0, least(${length}::int, ${minute} - ${opens}::int)))`
}

/**
 * Minutes of an agency's office hours between two columns that hold moments by the clock of the
 * islands, as SQL: the same as the desk counts while somebody waits (src/lib/reply-clock.ts), here
 * in one expression so that fifty thousand enquiries are one statement.
 */
export const officeMinutes = (since: string, until: string, clock: InboxClock) =>
  sql`greatest(0, ${upTo(until, clock)} - ${upTo(since, clock)})`
