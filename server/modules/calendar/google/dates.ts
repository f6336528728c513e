import type { Work } from '../../../contract/rights/actor.ts'
import { copiesOfDates, findEvent, isStart, joinSeries } from '../../agenda/index.ts'
import { instantIn } from './clock.ts'
import type { Turn } from './turn.ts'

/** When the rule of its series would have put a date, which its id ends with: `board_20310108T100000Z`. */
const ruledAt = (eventId: string, zone: string): Date | null =>
  instantIn(eventId.slice(eventId.lastIndexOf('_') + 1), zone)

/**
 * Whoever was asked to single dates of a series and now is to all of it has those dates already:
 * they are its occurrences, or each would stand twice.
 */
export async function takeDates(
  { trx }: Work,
  turn: Turn,
  seriesId: string,
  eventId: string,
): Promise<void> {
  const series = await findEvent(trx, seriesId)
  const rrule = series?.row.rrule
  if (!rrule) return
  for (const date of await copiesOfDates(trx, turn.userId, eventId)) {
    const at = ruledAt(date.eventId, series.row.time_zone)
    if (at && isStart({ ...series.row, rrule }, at)) await joinSeries(trx, date.id, seriesId, at)
  }
}
