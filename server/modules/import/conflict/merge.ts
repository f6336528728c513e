import { isDeepStrictEqual } from 'node:util'
import type { FeedSteps } from '../feed/feed-home.ts'
import { partsOf, whole } from './paths.ts'

type Step = Record<string, unknown>

/** A field that the agency has corrected and of which the source now says something else. */
export interface Conflict {
  /** Path of the record (`paths.ts`). */
  field: string
  /** What the source said when the agency's value was written; null: nothing. */
  against: unknown
}

/** The steps a feed changes, whole as they must be saved, and the paths that changed or did not. */
export interface Merged {
  steps: Partial<FeedSteps>
  changed: string[]
  conflicts: Conflict[]
}

/** What a source says, and the same as a save would store it. */
export interface Saying {
  said: FeedSteps
  stored: Partial<FeedSteps>
}

/** A value at its four places: what the feed said, as that was stored, what it says now, ours. */
interface Four {
  was: unknown
  left: unknown
  now: unknown
  ours: unknown
}

/**
 * Three-way: a field counts as changed only when the feed says something else than last time. It is
 * taken where the record still is as the feed left it, also where the feed takes it back; what an
 * agent entered or corrected since stays and is a conflict, unless both say the same by now. Offers
 * and languages of a text are fields of their own.
 */
export function mergeSteps(
  current: Partial<FeedSteps>,
  { said, stored }: Saying,
  says: FeedSteps,
): Merged {
  const steps: Partial<Record<keyof FeedSteps, Step>> = {}
  const changed: string[] = []
  const conflicts: Conflict[] = []
  for (const key of Object.keys(says) as (keyof FeedSteps)[]) {
    const [was, now] = [(said[key] ?? {}) as Step, says[key] as Step]
    const [ours, left] = [(current[key] ?? {}) as Step, (stored[key] ?? {}) as Step]
    const next: Step = { ...ours }
    for (const field of new Set([...Object.keys(was), ...Object.keys(now)])) {
      const four = { was: was[field], left: left[field], now: now[field], ours: ours[field] }
      const value = merge(`${key}.${field}`, four, conflicts)
      if (isDeepStrictEqual(value, ours[field])) continue
      changed.push(`${key}.${field}`)
      if (value === undefined) delete next[field]
      else next[field] = value
    }
    if (!isDeepStrictEqual(ours, next)) steps[key] = next
  }
  return { steps: steps as Partial<FeedSteps>, changed, conflicts }
}

/** The value that holds; what is not decided goes to `conflicts`. */
function merge(field: string, { was, left, now, ours }: Four, conflicts: Conflict[]): unknown {
  if (isDeepStrictEqual(was, now) || isDeepStrictEqual(ours, now)) return ours
  if (isAsLeft(ours, was, left)) return now
  const [a, b, c, d] = [was, left, now, ours].map((value) => partsOf(field, value))
  if (!a || !b || !c || !d || d.size === 0 || c.size === 0) {
    conflicts.push({ field, against: was ?? null })
    return ours
  }
  const parts = new Map(d)
  for (const part of new Set([...a.keys(), ...c.keys()])) {
    const four = { was: a.get(part), left: b.get(part), now: c.get(part), ours: d.get(part) }
    parts.set(part, merge(`${field}.${part}`, four, conflicts))
  }
  return whole(field, parts)
}

/** Whether a value is what the feed said, in its own writing or in ours. */
export const isAsLeft = (ours: unknown, said: unknown, stored: unknown): boolean =>
  isDeepStrictEqual(ours, said) || isDeepStrictEqual(ours, stored)
