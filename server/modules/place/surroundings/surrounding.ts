import type { SurroundingKind } from '../../../../generated/model/index.ts'

/** A place of the index, as one line of its file: short keys, as there are some thousands. */
export interface SurroundingLine {
  /** Kind. */
  k: SurroundingKind
  /** Name as on the map; null where it has none. */
  n: string | null
  /** INE code of the municipality. */
  i: string
  /** lon, lat. */
  p: [number, number]
}
