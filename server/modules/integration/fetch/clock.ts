import { createHash } from 'node:crypto'
import type { SourceFetching } from '../../../../generated/model/index.ts'

const HOUR = 3_600_000
const HOURS: Record<SourceFetching['every'], number> = { hour: 1, six_hours: 6, day: 24 }

/** How often a source is fetched unless told. */
export const USUAL: SourceFetching['every'] = 'day'

/** A moment of the hour of its own, so that not all sources of all agencies are fetched at once. */
const momentOf = (id: string): number =>
  createHash('sha256').update(id).digest().readUInt32BE(0) % HOUR

/** When a source is fetched next. One that failed is asked again within the hour or two. */
export function nextTime(
  id: string,
  every: SourceFetching['every'] | undefined,
  now: Date,
  hasFailed = false,
): Date {
  const hours = hasFailed ? 1 : HOURS[every ?? USUAL]
  const begun = Math.floor((now.getTime() + hours * HOUR) / HOUR) * HOUR
  return new Date(begun + momentOf(id))
}
