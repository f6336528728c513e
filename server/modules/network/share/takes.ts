import type { Listing, NetworkFilter } from '../../../../generated/model/index.ts'
import { normalisePlaceName, placeOfSlug } from '../../place/index.ts'
import type { SharedHome } from './home.repository.ts'

const EXCLUSIVE = new Set(['exclusive', 'shared_exclusive'])

const some = <T>(wanted: readonly T[] | undefined, has: readonly T[]): boolean =>
  !wanted?.length || has.some((one) => wanted.includes(one))

/** Does it lie there, as far as everybody is told? Else terms would find out what is hidden. */
function liesIn({ location }: Listing, slug: string): boolean {
  const found = placeOfSlug(slug)
  switch (found?.kind) {
    case 'region':
      return true
    case 'island':
      return location.island === found.island.island
    case 'municipality':
      return location.municipalityIne === found.municipality.ine
    case 'town':
      return (
        location.municipalityIne === found.municipality.ine &&
        normalisePlaceName(location.town ?? '') === normalisePlaceName(found.town.name)
      )
    case 'postalCode':
      return location.postalCode === found.code
    default:
      return false
  }
}

const fold = (tag: string): string => tag.trim().toLowerCase()

/** Do the terms take a home on the market? One of its operations has to fit with its price. */
export function takes(
  { filter, onlyExclusive = false }: { filter: NetworkFilter; onlyExclusive?: boolean },
  home: SharedHome,
): boolean {
  const { listing } = home
  if (!listing) return false
  const { operations, types, places, priceMin, priceMax, tags } = filter
  if (!some(types, [listing.type])) return false
  if (onlyExclusive && !EXCLUSIVE.has(home.mandate.exclusive ?? '')) return false
  if (!some(tags?.map(fold), home.tags.map(fold))) return false
  if (places?.length && !places.some((slug) => liesIn(listing, slug))) return false
  return listing.prices.some(
    ({ operation, price }) =>
      some(operations, [operation]) &&
      (priceMin === undefined || (price !== null && price >= priceMin)) &&
      (priceMax === undefined || (price !== null && price <= priceMax)),
  )
}
