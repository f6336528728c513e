/** What one check looked at, and what it found wrong. */
export interface Finding {
  name: string
  /** How much was looked at, in words. */
  seen: string
  faults: string[]
}
