import type { Island, PublicOperation } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'

/**
 * Public homes of a municipality, town and postal code (0: not told or none of ours), each home
 * once.
 */
export interface PlaceCount {
  island: Island | null
  muni: number
  town: number
  postal: number
  count: number
}

/** Of one operation, or of all. */
type Counter = (db: Db, operation?: PublicOperation) => Promise<PlaceCount[]>

let counter: Counter | null = null

/** Places know no homes: the module that lists them (`listing`) says how many lie where. */
export function onCountPlaces(count: Counter): void {
  counter = count
}

export function countPlaces(db: Db, operation?: PublicOperation): Promise<PlaceCount[]> {
  if (!counter) throw new Error('No module counts the homes of places')
  return counter(db, operation)
}
