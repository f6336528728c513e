import { refOf } from './record.ts'
import type { FourTexts } from './texts.ts'

/** Where a value stands: whose record it is of, and who asks. */
export interface Spot {
  /** The record it belongs to: its id, or what stands for one. */
  record: string
  /** What kind of record that is; null where nobody says it. */
  kind: string | null
  /** The tag of the operation. */
  tag: string
  lang: keyof FourTexts
  /** The day on which the mock believes to be. */
  today: Date
  params: Record<string, unknown>
  query: Record<string, unknown>
  role: string
}

/** The record of a kind that is meant here: this one if it is one, else the one it speaks of. */
export const recordOf = (spot: Spot, kind: string): string =>
  spot.kind === kind ? spot.record : refOf(kind, spot.record)
