import { CELLS, PLACES, SLOTS } from '../cell.ts'
import type { Tally } from './tally.ts'

/** Fewest buyers, and agencies they come from, that are told of; counts go down to whole fives. */
export const FEWEST_BUYERS = 5
export const FEWEST_AGENCIES = 3
const STEP = 5

/** What is told in a cell of the others, null where too few are. */
export const toldOf = ({ buyers, agencies }: { buyers: number; agencies: number }): number | null =>
  buyers >= FEWEST_BUYERS && agencies >= FEWEST_AGENCIES ? buyers - (buyers % STEP) : null

/** An agency's edition, its arrays in the order of their cells. */
export interface Edition {
  cells: number[]
  buyers: number[]
  own: number[]
  supply: number[]
}

/** For each place, those that it stands for where they tell nothing: all of the levels below. */
const BELOW: readonly (readonly number[])[] = PLACES.map((place) =>
  place.level === 'municipality'
    ? []
    : place.munis.map((code) => PLACES.findIndex((one) => one.code === code)),
)
/** The comarca of each municipality, by position; -1: none. */
const COMARCA: readonly number[] = PLACES.map(({ code, level }) =>
  level === 'municipality'
    ? PLACES.findIndex((one) => one.level === 'comarca' && one.munis.includes(code))
    : -1,
)

/**
 * What an agency is told: municipalities that are enough, the comarca where one of its
 * municipalities is not, the island where neither is. A larger place counts all of it, never what
 * is left.
 */
export function editionOf(tally: Tally, agencyId: string | null, supply: Int32Array): Edition {
  const edition: Edition = { cells: [], buyers: [], own: [], supply: [] }
  for (let slot = 0; slot < SLOTS.length; slot += 1) {
    const of = (place: number) => tally.others(agencyId, place * SLOTS.length + slot)
    const told = PLACES.map((_place, at) => toldOf(of(at)))
    const isOpen = (muni: number, level: string): boolean =>
      told[muni] === null && (level === 'comarca' || (told[COMARCA[muni] ?? -1] ?? null) === null)
    PLACES.forEach(({ level }, at) => {
      const buyers = told[at] ?? null
      const below = BELOW[at] ?? []
      if (buyers === null || (below.length > 0 && !below.some((muni) => isOpen(muni, level))))
        return
      const index = at * SLOTS.length + slot
      edition.cells.push(CELLS[index] ?? 0)
      edition.buyers.push(buyers)
      edition.own.push(of(at).own)
      edition.supply.push(supply[index] ?? 0)
    })
  }
  return edition
}
