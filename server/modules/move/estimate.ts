import type { MoveRow } from './move.repository.ts'
import { pace, type Bucket, type Rest } from './window/limits.ts'

/** What is left to read of a kind. */
export interface Left {
  homes: number
  extras: number
  owners: number
  photos: number
}

/** Photos that a home has, as long as nobody has counted any. */
export const PHOTOS_A_HOME = 18

/**
 * When so many calls of a bucket will be through, if they begin now: at rest first, then at half the
 * pace for as long as that lasts, then at the usual one.
 */
export function endOf(calls: number, bucket: Bucket, now: Date, rest: Rest | null): Date {
  let at = Math.max(now.getTime(), rest?.restsUntil.getTime() ?? 0)
  const slowMs = Math.max(0, (rest?.slowUntil.getTime() ?? 0) - at)
  const slow = Math.min(calls, Math.floor(slowMs / pace(bucket, true)))
  at += slow * pace(bucket, true) + (calls - slow) * pace(bucket, false)
  return new Date(at)
}

/** When each kind will be through, and all of it. */
export function estimate(
  { homes, extras, owners, photos }: Left,
  now: Date,
  rest: Rest | null,
): { home: Date; owner: Date; photo: Date; all: Date } {
  const home = endOf(homes + extras, 'propiedades', now, rest)
  // Owners become known home by home: the last home's comes last.
  const alone = endOf(owners, 'propietarios', now, rest)
  const owner = homes > 0 && alone < home ? home : alone
  // A photo comes after its home, and the last home's come last.
  const photo = new Date(
    Math.max(
      endOf(photos, 'photos', now, null).getTime(),
      homes > 0 ? home.getTime() + PHOTOS_A_HOME * pace('photos', false) : 0,
    ),
  )
  const last = [home, owner, ...(photos > 0 ? [photo] : [])]
  return { home, owner, photo, all: new Date(Math.max(...last.map((at) => at.getTime()))) }
}

/** Whether there is anything to estimate. */
export const isEstimated = ({ state }: MoveRow): boolean =>
  state === 'running' || state === 'planned' || state === 'paused'
