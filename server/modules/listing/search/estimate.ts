import { SHARE, type Scope } from './sample.ts'

/** Above so many homes an answer says "about": the 1/8 sample is then off by 5 % or less two times in three. */
const MANY = 3000
/** Where finding them would mean to meet so many index rows (some 15 ms), "about" begins at `SOME`. */
const FAR = 150_000
const SOME = 1000
/** A row of the text table costs as much as so many of an index. */
const TEXT = 8

/** Whether so many rows of the sample are enough to answer from it. */
export function mayEstimate(sampled: number, scope: Scope): boolean {
  const found = sampled * SHARE
  if (found > MANY) return true
  const met = scope.worded === null ? scope.met : Math.min(scope.met, scope.worded * TEXT)
  return found > SOME && met > FAR
}
