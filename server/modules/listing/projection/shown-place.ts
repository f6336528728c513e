import type { ListingSource } from '../source.ts'
import { toListing } from './listing.ts'
import { addressDetail, placeLine } from './location.ts'

/** Where a home is, as far as a stranger may read it. */
export interface ShownPlace {
  /** Zone or town and municipality. */
  place: string
  /** Street, number, floor and town in a line; null when the agency keeps the house back. */
  address: string | null
}

/**
 * The place of a home on the site or not, by its address setting: what its public page says, or
 * would.
 */
export function shownPlace(source: ListingSource): ShownPlace {
  const { location } = toListing(source, [])
  const { street, floor, postalCode, town } = location
  const whole = addressDetail(source.property.location ?? {}, source.precision) === 'number'
  return {
    place: placeLine(location),
    address: whole
      ? [street, floor, [postalCode, town].filter(Boolean).join(' ')].filter(Boolean).join(', ')
      : null,
  }
}
