import type { Island } from '../../../generated/model/index.ts'
import { placeOfSlug } from '../place/index.ts'

/** Places by what a home is compared with. */
export interface Wanted {
  islands: Island[]
  municipalities: string[]
  towns: string[]
  postalCodes: string[]
  /** Islands that the finer places lie on. */
  on: Island[]
}

/**
 * Sorts slugs by kind of place; the whole region is left out. One that we do not know by now stands
 * among the towns, where no home lies in it: without it the demand would look everywhere.
 */
export function sortPlaces(slugs: readonly string[]): Wanted {
  const wanted: Wanted = { islands: [], municipalities: [], towns: [], postalCodes: [], on: [] }
  for (const slug of new Set(slugs)) {
    const found = placeOfSlug(slug)
    if (found === null) wanted.towns.push(slug)
    if (found?.kind === 'island') wanted.islands.push(found.island.island)
    if (found?.kind === 'municipality')
      add(wanted.municipalities, found.municipality.ine, wanted, [found.municipality.island])
    if (found?.kind === 'town')
      add(wanted.towns, found.town.slug, wanted, [found.municipality.island])
    if (found?.kind === 'postalCode')
      add(
        wanted.postalCodes,
        found.code,
        wanted,
        found.municipalities.map(({ island }) => island),
      )
  }
  return wanted
}

function add(list: string[], value: string, wanted: Wanted, islands: Island[]): void {
  list.push(value)
  for (const island of islands) if (!wanted.on.includes(island)) wanted.on.push(island)
}

/** Is this a place one can ask for: an island, a municipality, a town or a postal code? */
export const isPlace = (slug: string): boolean => {
  const found = placeOfSlug(slug)
  return found !== null && found.kind !== 'region'
}

/** Every spelling of a place, for the search of lists. */
export function spellings(slug: string): string[] {
  const found = placeOfSlug(slug)
  if (found?.kind === 'island') return found.island.all
  if (found?.kind === 'municipality') return found.municipality.all
  if (found?.kind === 'town') return [...found.town.all, ...found.municipality.all]
  return [slug]
}
