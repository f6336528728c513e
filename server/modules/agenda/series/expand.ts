import type { Db } from '../../../db/index.ts'
import type { EventRow } from '../agenda.policy.ts'
import {
  exceptionsOf,
  rowsBetween,
  withParts,
  type Full,
  type Wanted,
} from '../agenda.repository.ts'
import { runs, startsBetween } from './rule.ts'
import { endOf } from './zone-day.ts'

/** One occurrence: an event, or what the rule of a series makes of it at an instant. */
export interface Occurrence extends Full {
  starts_at: Date
  ends_at: Date
  /** Of a series: where the rule puts it. */
  occurrence: Date | null
}

/**
 * Starts that the rule of a series makes and that neither were taken away nor became rows of their
 * own.
 */
export function plainStarts(
  series: EventRow & { rrule: string },
  exceptions: EventRow[],
  from: Date,
  to: Date,
): Date[] {
  const gone = new Set(
    [...series.exdates, ...exceptions.flatMap((one) => one.occurrence ?? [])].map((at) =>
      at.getTime(),
    ),
  )
  return startsBetween(series, from, to).filter((at) => !gone.has(at.getTime()))
}

const isSeries = (row: EventRow): row is EventRow & { rrule: string } => row.rrule !== null

/** What may happen between two instants, of which only another version knows when. */
export const unreadBetween = async (db: Db, wanted: Wanted): Promise<Full[]> =>
  withParts(
    db,
    (await rowsBetween(db, wanted)).filter((row) => isSeries(row) && !runs(row)),
  )

/** What happens between two instants, by start: rules run here, in the time zone of each series. */
export async function occurrencesBetween(db: Db, wanted: Wanted): Promise<Occurrence[]> {
  const rows = await rowsBetween(db, wanted)
  const exceptions = Map.groupBy(
    await exceptionsOf(
      db,
      rows.filter(isSeries).map(({ id }) => id),
    ),
    (one) => one.series_id,
  )
  const found = (await withParts(db, rows)).flatMap((full): Occurrence[] => {
    const { row } = full
    if (!isSeries(row))
      return [
        { ...full, starts_at: row.starts_at, ends_at: row.ends_at, occurrence: row.occurrence },
      ]
    const length = row.ends_at.getTime() - row.starts_at.getTime()
    // An occurrence that began before and has not ended belongs here, too; a day may be an hour
    // longer than the first one.
    const starts = plainStarts(
      row,
      exceptions.get(row.id) ?? [],
      new Date(wanted.from.getTime() - length - 3_600_000),
      wanted.to,
    )
    return starts.map((start) => ({
      ...full,
      starts_at: start,
      ends_at: endOf(start, row),
      occurrence: start,
    }))
  })
  return found
    .filter(
      ({ starts_at, ends_at }) =>
        ends_at > wanted.from ||
        (starts_at >= wanted.from && starts_at.getTime() === ends_at.getTime()),
    )
    .toSorted(
      (a, b) => a.starts_at.getTime() - b.starts_at.getTime() || a.row.id.localeCompare(b.row.id),
    )
}
