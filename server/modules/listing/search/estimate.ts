/** Rows of the sample that are enough for "about": off by 5 % or less two times in three. */
const ENOUGH = 375
/** With words the sample is thinner: "about" then begins at 2,500 homes with 11 %. */
const ENOUGH_WORDED = 80
/** Where finding them would mean to meet so many index rows (some 10 ms), fewer are enough. */
const FAR = 100_000
const SOME = 125
const SOME_WORDED = 47
/** A row of the text table costs as much as so many of an index. */
const TEXT = 40

/** What an exact count would have to meet: rows of an index, and homes whose text has the words (null: none asked). */
export interface Effort {
  met: number
  worded: number | null
}

/** Whether so many rows of the sample may answer instead of the database. */
export function mayEstimate(sampled: number, { worded, met }: Effort): boolean {
  if (sampled > (worded === null ? ENOUGH : ENOUGH_WORDED)) return true
  return sampled > (worded === null ? SOME : SOME_WORDED) && (worded === null ? met : Math.min(met, worded) * TEXT) > FAR
}
