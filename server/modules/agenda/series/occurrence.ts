import type { Db } from '../../../db/index.ts'
import type { EventRow } from '../agenda.policy.ts'
import { exceptionsOf, type Full } from '../agenda.repository.ts'
import { plainStarts, type Occurrence } from './expand.ts'
import { startFrom } from './rule.ts'
import { endOf } from './zone-day.ts'

/**
 * The row with the rule: the event itself, or the series that a moved occurrence belongs to; null
 * for a single event.
 */
export async function seriesOf(db: Db, row: EventRow): Promise<EventRow | null> {
  if (row.rrule !== null) return row
  if (!row.series_id) return null
  return (
    (await db
      .selectFrom('agenda_event')
      .selectAll()
      .where('id', '=', row.series_id)
      .executeTakeFirst()) ?? null
  )
}

/**
 * One occurrence of what was found; null when the rule has none there. Without an instant: the
 * first one.
 */
export async function occurrenceOf(db: Db, full: Full, at?: Date): Promise<Occurrence | null> {
  const { row } = full
  const { rrule } = row
  if (rrule === null)
    return { ...full, starts_at: row.starts_at, ends_at: row.ends_at, occurrence: row.occurrence }
  const series = { ...row, rrule }
  const exceptions = await exceptionsOf(db, [row.id])
  let start = at ?? startFrom(series, row.starts_at)
  for (let tries = 0; start && tries < 400; tries++) {
    if (plainStarts(series, exceptions, start, new Date(start.getTime() + 1)).length > 0)
      return { ...full, starts_at: start, ends_at: endOf(start, row), occurrence: start }
    if (at) return null
    start = startFrom(series, new Date(start.getTime() + 1))
  }
  // Every occurrence was moved or taken away: the series itself still has a face.
  return at
    ? null
    : { ...full, starts_at: row.starts_at, ends_at: row.ends_at, occurrence: row.starts_at }
}
