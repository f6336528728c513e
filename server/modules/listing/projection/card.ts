import type { Listing, ListingCard, ListingPrice } from '../../../../generated/model/index.ts'
import { placeLine } from './location.ts'

/** Operations with a price for the whole home, of which a price per m2 says something. */
const SALE = new Set(['V', 'ON', 'NP', 'VOT'])

/**
 * What a card calls the size, each by its own name: m2 built, else with a share of what is common,
 * else usable; plot for land.
 */
export function sizeOf({ type, layout }: Listing): {
  area: number | null
  areaKind: ListingCard['areaKind']
} {
  if (type === 'terreno')
    return layout.plot === undefined ? none : { area: layout.plot, areaKind: 'plot' }
  if (layout.built !== undefined) return { area: layout.built, areaKind: 'built' }
  if (layout.builtWithCommon !== undefined)
    return { area: layout.builtWithCommon, areaKind: 'builtWithCommon' }
  if (layout.usable !== undefined) return { area: layout.usable, areaKind: 'usable' }
  return layout.plot === undefined ? none : { area: layout.plot, areaKind: 'plot' }
}
const none = { area: null, areaKind: null }

/** EUR cents per m2 of the area the card names, for sales with both known. */
export function pricePerM2(listing: Listing, { operation, price }: ListingPrice): number | null {
  const { area } = sizeOf(listing)
  return SALE.has(operation) && price !== null && area !== null && area > 0
    ? Math.round(price / area)
    : null
}

/** A home in a list of one operation. `isNew` is set when read. */
export function toCard(listing: Listing, offered: ListingPrice): ListingCard {
  const photos = listing.photos.filter((photo) => photo.kind === 'photo')
  return {
    id: listing.id,
    ref: listing.ref,
    operation: offered.operation,
    price: offered.price,
    previousPrice: offered.previousPrice,
    rentPeriod: offered.rentPeriod,
    type: listing.type,
    subtype: listing.subtype,
    title: listing.title,
    place: placeLine(listing.location),
    island: listing.location.island,
    bedrooms: listing.layout.bedrooms ?? null,
    bathrooms: listing.layout.bathrooms ?? null,
    ...sizeOf(listing),
    pricePerM2: pricePerM2(listing, offered),
    photo: photos[0] ?? null,
    photoCount: photos.length,
    isNew: listing.isNew,
    exclusive: listing.exclusive,
    newBuild: listing.newBuild,
    agencyName: listing.agency.name,
    geo: listing.location.geo,
    precision: listing.location.precision,
    publishedAt: listing.publishedAt,
  }
}
