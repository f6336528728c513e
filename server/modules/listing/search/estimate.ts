/** Rows of the sample that are enough for "about": off by 5 % or less two times in three. */
const ENOUGH = 375
/**
 * Words are asked for few homes among many, and people compare the number: off by 5 % or less 19
 * times of 20.
 */
const ENOUGH_WORDED = 1600
/** Where finding them would mean to meet so many index rows (some 10 ms), fewer are enough. */
const FAR = 100_000
const SOME = 125
/** The same of homes that have the words, of which each costs a row of the table. */
const FAR_WORDED = 15_000
const SOME_WORDED = 375

/**
 * What an exact count would have to meet: rows of an index, and homes whose text has the words
 * (null: none asked).
 */
export interface Effort {
  met: number
  worded: number | null
}

/** Whether so many rows of the sample may answer instead of the database. */
export function mayEstimate(sampled: number, { worded, met }: Effort): boolean {
  if (worded === null) return sampled > ENOUGH || (sampled > SOME && met > FAR)
  return sampled > ENOUGH_WORDED || (sampled > SOME_WORDED && Math.min(met, worded) > FAR_WORDED)
}
