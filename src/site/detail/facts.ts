import type { Listing, ListingCard } from '../../../generated/model'
import { m2 } from '../../lib/format'
import type { Site } from '../site'

/** A fact of a home: its name and its value, ready to show. */
export type Fact = readonly [name: string, value: string]

/** The first facts of a home; what is not known is not said. */
export function mainFacts({ t }: Pick<Site, 't'>, { layout, energy }: Listing): Fact[] {
  const facts: (readonly [string, string | undefined])[] = [
    [t('listing:fact.bedrooms'), layout.bedrooms?.toString()],
    [t('listing:fact.bathrooms'), layout.bathrooms?.toString()],
    [t('listing:fact.built'), layout.built === undefined ? undefined : m2(layout.built)],
    [
      t('listing:fact.usable'),
      layout.built === undefined && layout.usable !== undefined ? m2(layout.usable) : undefined,
    ],
    [t('listing:fact.plot'), layout.plot ? m2(layout.plot) : undefined],
    [t('home.energy'), energy.consumptionLetter],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

/** The price that stands first: what the home is sold for, else the first offer. */
export const mainPrice = ({ prices }: Pick<Listing, 'prices'>) =>
  prices.find(({ operation }) => operation === 'V' || operation === 'ON') ?? prices[0]

/** `Santanyí, Mallorca` and whatever else is told of the place. */
export const placeOf = ({ location }: Listing): string =>
  [location.zoneName ?? location.town, location.municipality]
    .filter((part, at, all) => part && all.indexOf(part) === at)
    .join(', ')

/** A home as a card of the search would tell it. */
export function cardOf(listing: Listing): ListingCard {
  const { layout } = listing
  const price = mainPrice(listing)
  const area = layout.built ?? layout.usable ?? layout.plot ?? null
  const kind = layout.built ? 'built' : layout.usable ? 'usable' : layout.plot ? 'plot' : 'built'
  return {
    id: listing.id,
    ref: listing.ref,
    operation: price?.operation ?? 'V',
    price: price?.price ?? null,
    previousPrice: price?.previousPrice ?? null,
    rentPeriod: price?.rentPeriod ?? null,
    type: listing.type,
    subtype: listing.subtype,
    title: listing.title,
    place: placeOf(listing),
    island: listing.location.island,
    bedrooms: layout.bedrooms ?? null,
    bathrooms: layout.bathrooms ?? null,
    area,
    areaKind: kind,
    pricePerM2:
      price?.operation === 'V' && price.price && area ? Math.round(price.price / area) : null,
    photo: listing.photos[0] ?? null,
    photoCount: listing.photos.length,
    isNew: listing.isNew,
    exclusive: listing.exclusive,
    newBuild: listing.newBuild,
    agencyName: listing.agency.name,
    geo: listing.location.geo,
    precision: listing.location.precision,
    publishedAt: listing.publishedAt,
  }
}
