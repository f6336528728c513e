import type { Listing, ListingPrice, SearchFeature } from '../../../../generated/model/index.ts'
import type { Tables } from '../../../db/index.ts'
import {
  bucketOf,
  CONDITION,
  ENERGY,
  FEATURE,
  ISLAND_CODE,
  LOWERED,
  NO_PPM2,
  ON_REQUEST,
  OPERATION,
  SEA,
  SUBTYPE,
  TYPE,
  UNKNOWN,
} from '../codes.ts'
import { morton } from '../morton.ts'
import { pricePerM2, sizeOf } from './card.ts'
import { townCode } from './location.ts'

export type SearchRow = Omit<Tables['listing_search'], 'published_at' | 'tsv' | 'pad'> & {
  published_at: string
}

/**
 * Whether a home has a feature one can search by; made of the public listing alone, so a search can
 * tell no secret.
 */
const HAS: Record<SearchFeature, (listing: Listing, offered: ListingPrice) => boolean> = {
  terrace: (one) => has(one, 'terrace', 'glazedTerrace') || (one.layout.terrace ?? 0) > 0,
  pool: ({ features }) => features.pool === 'private' || features.pool === 'communal',
  garden: ({ features }) => features.garden === 'private' || features.garden === 'communal',
  seaViews: ({ layout }) => layout.views?.includes('sea') ?? false,
  firstLine: ({ layout }) => layout.firstLine ?? false,
  lift: (one) => has(one, 'lift'),
  parking: ({ features, layout }) => (features.parkingSpaces ?? 0) > 0 || (layout.garage ?? 0) > 0,
  airConditioning: ({ features }) =>
    features.airConditioning === 'cold' || features.airConditioning === 'coldHeat',
  heating: ({ features }) =>
    features.heatingType !== undefined && features.heatingType !== 'noHeating',
  furnished: ({ layout }) => layout.furnished === 'full' || layout.furnished === 'partial',
  fireplace: (one) => has(one, 'fireplace'),
  storageRoom: (one) => has(one, 'storageRoom'),
  stepFreeAccess: (one) => has(one, 'stepFreeAccess', 'adaptedUse'),
  petsAllowed: ({ offers }, { operation }) =>
    offers.some((offer) => offer.operation === operation && offer.petsAllowed),
  balcony: (one) => has(one, 'balcony'),
  exterior: ({ layout }) => layout.exterior === 'exterior' || layout.exterior === 'both',
  solarPanels: ({ features }) => (features.solarKw ?? 0) > 0,
  evCharger: (one) => has(one, 'evCharger'),
  exclusive: (one) => one.exclusive,
  newBuild: (one) => one.newBuild,
  plan: ({ photos }) => photos.some((photo) => photo.kind === 'plan'),
  touristLicence: ({ touristLicence }) => Boolean(touristLicence?.number),
}

/** The search rows of a home, one per operation. */
export function toSearchRows(listing: Listing): SearchRow[] {
  return listing.prices.map((offered) => {
    const { location, layout } = listing
    const area = sizeOf(listing).area
    return {
      id: listing.id,
      op: OPERATION[offered.operation],
      bucket: bucketOf(listing.id),
      type: TYPE[listing.type],
      subtype: listing.subtype === null ? 0 : SUBTYPE[listing.subtype],
      energy:
        listing.energy.consumptionLetter === undefined
          ? 0
          : ENERGY[listing.energy.consumptionLetter],
      condition: listing.condition === undefined ? 0 : CONDITION[listing.condition],
      beds: layout.bedrooms ?? UNKNOWN,
      baths: layout.bathrooms ?? UNKNOWN,
      muni: Number(
        location.municipalityIne ?? (location.island ? ISLAND_CODE[location.island] : 0),
      ),
      town: townCode(location),
      postal: Number(location.postalCode ?? 0),
      area: area === null ? UNKNOWN : Math.floor(area),
      ppm2: ppm2Order(listing, offered),
      feat: featureMask(listing, offered),
      price: offered.price ?? ON_REQUEST,
      geo: location.geo ? morton(location.geo.lat, location.geo.lon) : -1,
      published_at: listing.publishedAt,
      agency_id: listing.agency.id,
    }
  })
}

/** What a search row says of the home itself, whatever it is offered for. */
export type SearchFacts = Pick<
  SearchRow,
  'type' | 'subtype' | 'condition' | 'beds' | 'baths' | 'feat'
>

/** The same of a home that may have no row: to compare it with those that have. */
export function factsOf(listing: Listing): SearchFacts | null {
  const offered = { operation: 'V', price: null, previousPrice: null, rentPeriod: null } as const
  const [row] = toSearchRows({ ...listing, prices: [offered] })
  if (!row) return null
  const { type, subtype, condition, beds, baths, feat } = row
  return { type, subtype, condition, beds, baths, feat }
}

/**
 * Kinds of area in the order of the sort; a metre of one says nothing beside a metre of another.
 */
const KINDS = ['built', 'builtWithCommon', 'usable', 'plot'] as const
/** Room of a kind in the sort's column: cents per m2 above it do not occur. */
const BAND = 500_000_000

/**
 * What the sort by price per m2 reads: cents, within the kind of area they are of; unknown last.
 */
function ppm2Order(listing: Listing, offered: ListingPrice): number {
  const cents = pricePerM2(listing, offered)
  const { areaKind } = sizeOf(listing)
  return cents === null || areaKind === null
    ? NO_PPM2
    : KINDS.indexOf(areaKind) * BAND + Math.min(cents, BAND - 1)
}

function featureMask(listing: Listing, offered: ListingPrice): number {
  let mask = offered.previousPrice === null ? 0 : LOWERED
  for (const [metres, bit] of SEA) if ((listing.seaDistance ?? Infinity) <= metres) mask |= bit
  for (const [feature, holds] of Object.entries(HAS) as [
    SearchFeature,
    (typeof HAS)[SearchFeature],
  ][]) {
    if (holds(listing, offered)) mask |= FEATURE[feature]
  }
  return mask
}

function has(
  { features }: Listing,
  ...codes: NonNullable<Listing['features']['features']>
): boolean {
  return codes.some((code) => features.features?.includes(code))
}
