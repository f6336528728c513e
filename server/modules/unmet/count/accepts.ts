import type { OpenDemand } from '../../match/index.ts'
import { FAMILIES } from '../../valuation/index.ts'
import { BEDS, PLACES, SLOTS, type Slot } from '../cell.ts'

/** The four prices (EUR cents) that part an operation and family; undefined: none yet. */
export type CutsOf = (of: Pick<Slot, 'operation' | 'family'>) => readonly number[] | undefined

/** Places and slots by their position; every pair of them is a cell that is accepted. */
export interface Accepted {
  places: number[]
  slots: number[]
}

/** From, included, and to, not included, of a band; EUR cents. */
export const edgesOf = (cuts: readonly number[], band: number): [number | null, number | null] => [
  cuts[band - 2] ?? null,
  cuts[band - 1] ?? null,
]

/** Fewest and most bedrooms of each step. */
const ROOMS: readonly [number, number][] = [
  [0, 1],
  [2, 2],
  [3, 3],
  [4, Infinity],
]

type Wanted = OpenDemand['criteria']

function isKind({ types, subtypes }: Wanted, family: Slot['family']): boolean {
  const one = FAMILIES.find((known) => known.family === family)
  if (!one || (types.length > 0 && !types.includes(one.type))) return false
  // A home without a subtype breaks no wish for one (docs/decisions/0003).
  if (subtypes.length === 0 || one.subtypes.length === 0) return true
  return one.subtypes.some((subtype) => subtypes.includes(subtype))
}

function isPrice({ price }: Wanted, [from, to]: [number | null, number | null]): boolean {
  const dearest = price.limit ?? price.max
  return (
    (from === null || dearest === null || dearest >= from) &&
    (to === null || price.min === null || price.min < to)
  )
}

function hasRoom({ bedrooms }: Wanted, beds: Slot['beds']): boolean {
  if (beds === null) return true
  const [fewest, most] = ROOMS[BEDS.indexOf(beds)] ?? [0, Infinity]
  return (bedrooms.min ?? 0) <= most && (bedrooms.max ?? Infinity) >= fewest
}

/** The cells a demand accepts, by place, family, price and bedrooms alone. */
export function acceptedBy({ criteria, munis }: OpenDemand, cutsOf: CutsOf): Accepted {
  const slots = SLOTS.flatMap((slot, at) => {
    const cuts = criteria.operations.includes(slot.operation) ? cutsOf(slot) : undefined
    return cuts &&
      isKind(criteria, slot.family) &&
      isPrice(criteria, edgesOf(cuts, slot.band)) &&
      hasRoom(criteria, slot.beds)
      ? [at]
      : []
  })
  const places = PLACES.flatMap((place, at) =>
    munis === null || place.munis.some((code) => munis.has(code)) ? [at] : [],
  )
  return { places, slots }
}
