import { isDeepStrictEqual } from 'node:util'
import type { FeedSteps } from '../feed/feed-home.ts'

type Step = Record<string, unknown>

/** The steps a feed changes, whole as they must be saved, and the paths that changed. */
export interface Merged {
  steps: Partial<FeedSteps>
  changed: string[]
}

/**
 * Three-way: a field counts as changed only when the feed says something else than last time
 * (`said`), so what an agent entered or corrected since stays, and what the feed took back goes.
 * `said` null: the feed speaks for the first time.
 */
export function mergeSteps(
  current: Partial<FeedSteps>,
  said: FeedSteps | null,
  says: FeedSteps,
): Merged {
  const steps: Partial<Record<keyof FeedSteps, Step>> = {}
  const changed: string[] = []
  for (const key of Object.keys(says) as (keyof FeedSteps)[]) {
    const before = (said?.[key] ?? {}) as Step
    const now = says[key] as Step
    const stored = (current[key] ?? {}) as Step
    const next: Step = { ...stored }
    for (const field of new Set([...Object.keys(before), ...Object.keys(now)])) {
      if (isDeepStrictEqual(before[field], now[field])) continue
      if (now[field] === undefined) delete next[field]
      else next[field] = now[field]
      if (!isDeepStrictEqual(stored[field], next[field])) changed.push(`${key}.${field}`)
    }
    if (!isDeepStrictEqual(stored, next)) steps[key] = next
  }
  return { steps: steps as Partial<FeedSteps>, changed }
}
