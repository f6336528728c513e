import { daysLater, firstOfMonth } from '../../../time/madrid.ts'

/** A month of the islands by its first and last day, YYYY-MM-DD. */
export interface Month {
  from: string
  to: string
}

/** The month before the one that a day lies in. */
export function monthBefore(day: string): Month {
  const to = daysLater(firstOfMonth(day), -1)
  return { from: firstOfMonth(to), to }
}
