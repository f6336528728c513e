import type {
  Island,
  Listing,
  PropertyFeatures,
  PropertyLayout,
  Property,
  PropertyOffer,
} from '../../../../generated/model/index.ts'
import type { Facts } from '../../../db/tables/match.ts'
import { townCode } from '../../listing/index.ts'
import { metresToSea, municipality } from '../../place/index.ts'
import { TOWN, type FEATURES } from '../codes.ts'
import { ISLAND, postalCode } from './places.ts'

type Feature = (typeof FEATURES)[number]

/** The parts of a home that are weighed, private or public. */
interface Shown {
  type: Facts['type']
  subtype: Facts['subtype']
  condition: Facts['condition']
  year: number | null
  layout: PropertyLayout
  features: PropertyFeatures
  licence: boolean
}

/** Yes, no, or null: nobody has noted it. */
type Answer = boolean | null

const some = (value: number | undefined): Answer => (value === undefined ? null : value > 0)
const is = <T>(value: T | undefined, yes: (value: T) => boolean): Answer =>
  value === undefined ? null : yes(value)

/**
 * Features that stand elsewhere than in the list of codes; of a code that is not listed nobody
 * knows (docs/decisions/0003).
 */
function answers(
  { layout, features, licence }: Shown,
  offer: PropertyOffer | undefined,
): Partial<Record<Feature, Answer>> {
  const listed = (...codes: NonNullable<PropertyFeatures['features']>): Answer =>
    codes.some((code) => features.features?.includes(code)) || null
  return {
    terrace: listed('terrace', 'glazedTerrace') ?? some(layout.terrace),
    pool: is(features.pool, (pool) => pool !== 'none'),
    garden: is(features.garden, (garden) => garden !== 'none'),
    seaViews: is(layout.views, (views) => views.includes('sea')),
    firstLine: layout.firstLine ?? null,
    parking: some(features.parkingSpaces) ?? some(layout.garage),
    airConditioning: is(features.airConditioning, (air) => air === 'cold' || air === 'coldHeat'),
    heating: is(features.heatingType, (heating) => heating !== 'noHeating'),
    furnished: is(layout.furnished, (furnished) => furnished !== 'none'),
    stepFreeAccess: listed('stepFreeAccess', 'adaptedUse'),
    petsAllowed: offer?.petsAllowed ?? null,
    exterior: is(layout.exterior, (exterior) => exterior !== 'interior'),
    solarPanels: some(features.solarKw),
    touristLicence: licence || null,
  }
}

/** A floor as written in an address: basements below 0, ground and mezzanine 0. */
function floorOf(floor: string | undefined): number | null {
  if (floor === undefined) return null
  const named: Record<string, number> = { bj: 0, en: 0, ss: -1, st: -2 }
  const number = named[floor] ?? Number(floor)
  return Number.isInteger(number) ? number : null
}

function areaOf({ type, layout }: Shown): Pick<Facts, 'area' | 'areaKind'> {
  const kinds =
    type === 'terreno' ? (['plot'] as const) : (['built', 'builtWithCommon', 'usable'] as const)
  const areaKind = kinds.find((kind) => layout[kind] !== undefined) ?? null
  return { areaKind, area: areaKind === null ? null : Math.floor(layout[areaKind] ?? 0) }
}

type Where = Pick<Facts, 'places' | 'muni' | 'point' | 'floor' | 'sea'>

/** One operation of a home; its price is 0 or absent when it is not told. */
function facts(home: Shown, offer: PropertyOffer, price: number | null, where: Where): Facts {
  const found = answers(home, offer)
  const listed = home.features.features ?? []
  const noted = Object.entries(found)
  return {
    operation: offer.operation,
    type: home.type,
    subtype: home.subtype,
    condition: home.condition,
    price: price || null,
    ...areaOf(home),
    plot: home.layout.plot === undefined ? null : Math.floor(home.layout.plot),
    bedrooms: home.layout.bedrooms ?? null,
    bathrooms: home.layout.bathrooms ?? null,
    yes: [
      ...noted.filter(([, yes]) => yes === true).map(([code]) => code),
      ...listed.filter((code) => !(code in found)),
    ],
    no: noted.filter(([, yes]) => yes === false).map(([code]) => code),
    views: home.layout.views?.length ? home.layout.views : null,
    year: home.year,
    ...where,
  }
}

/** Codes of the places a home lies in: island, municipality, town, postal code. */
function placesOf(
  location: {
    island?: Island | null | undefined
    municipalityIne?: string | null | undefined
    postalCode?: string | undefined
  },
  town: number,
): Pick<Facts, 'places' | 'muni'> {
  const { municipalityIne: ine, postalCode: postal } = location
  const found = ine ? municipality(ine) : null
  const island = location.island ?? found?.island ?? null
  const code = island ? [ISLAND[island]] : []
  // Elsewhere than on the islands there is no place to look for.
  const muni = found ? Number(found.ine) : (code[0] ?? 0)
  const rest = [
    ...(found ? [muni] : []),
    ...(town > 0 ? [TOWN + town] : []),
    ...(postal && /^\d{5}$/.test(postal) ? [postalCode(postal)] : []),
  ]
  return { muni, places: [...code, ...rest] }
}

/** A home as its own agency knows it, one per operation: with its true point. */
export function ownFacts({
  basics,
  location = {},
  layout = {},
  features = {},
  legal,
}: Pick<Property, 'basics' | 'location' | 'layout' | 'features' | 'legal'>): Facts[] {
  const { municipalityIne: ine, geo } = location
  const town = townCode({
    island: location.island ?? null,
    municipalityIne: ine ?? null,
    municipality: null,
    precision: 'exact',
    geo: geo ?? null,
    ...(location.town ? { town: location.town } : {}),
    ...(location.zoneName ? { zoneName: location.zoneName } : {}),
    ...(location.urbanisation ? { urbanisation: location.urbanisation } : {}),
  })
  const sea = layout.seaDistance ?? (geo ? metresToSea(geo.lat, geo.lon) : null)
  const where = {
    ...placesOf(location, town),
    point: geo ?? null,
    floor: floorOf(location.floor),
    sea: sea === null ? null : Math.round(sea),
  }
  const home = {
    type: basics.type,
    subtype: basics.subtype ?? null,
    condition: basics.condition ?? null,
    year: basics.constructionYear ?? null,
    layout,
    features,
    licence: Boolean(legal?.touristLicence?.number),
  }
  return onePerOperation(
    basics.offers.map((offer) => facts(home, offer, offer.price ?? null, where)),
  )
}

/** A home as everybody sees it, of the public read model alone. */
export function publicFacts(listing: Listing): Facts[] {
  const { location, layout, features } = listing
  const where = {
    ...placesOf(location, townCode(location)),
    point: location.geo,
    floor: floorOf(location.floor),
    sea: listing.seaDistance ?? null,
  }
  const home = {
    type: listing.type,
    subtype: listing.subtype,
    condition: listing.condition ?? null,
    year: listing.constructionYear ?? null,
    layout,
    features,
    licence: Boolean(listing.touristLicence?.number),
  }
  return onePerOperation(
    listing.prices.map(({ operation, price }) =>
      facts(
        home,
        listing.offers.find((offer) => offer.operation === operation) ?? { operation },
        price,
        where,
      ),
    ),
  )
}

const onePerOperation = (all: Facts[]): Facts[] =>
  all.filter((one, i) => all.findIndex(({ operation }) => operation === one.operation) === i)
