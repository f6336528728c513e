import type { SessionInput } from './keep.ts'

/** A session takes so long at the most. */
const LONGEST_MS = 12 * 3_600_000

/** What a date cannot be; each is a key of its words at the operator's desk. */
export type DateFault = 'past' | 'ends' | 'long' | 'minimum' | 'where'

/** The field that each is said at. */
export const FIELD_OF: Record<DateFault, string> = {
  past: 'startsAt',
  ends: 'endsAt',
  long: 'endsAt',
  minimum: 'minimum',
  where: 'place',
}

/** What a date to add cannot be, at the desk and on the command line alike. */
export function faultsOfDate(
  {
    startsAt,
    endsAt,
    seats,
    minimum,
    place,
    url,
  }: Omit<SessionInput, 'courseId' | 'teacher' | 'language'>,
  now: Date,
): DateFault[] {
  const takes = endsAt.getTime() - startsAt.getTime()
  const found: Record<DateFault, boolean> = {
    // Hours that people attended are those of their session: it is not changed afterwards.
    past: startsAt <= now,
    ends: !(takes > 0),
    long: takes > LONGEST_MS,
    minimum: minimum > seats,
    where: !place && !url,
  }
  return (Object.keys(found) as DateFault[]).filter((fault) => found[fault])
}
