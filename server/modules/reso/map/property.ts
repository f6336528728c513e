import type { Listing, Property } from '../../../../generated/model/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import type { PropertyRecord } from '../fields.ts'
import { remarksOf } from './remarks.ts'
import * as words from './words.ts'

/** All that is read of a home: what the public sees, where it stands, and who looks after it. */
export interface Home {
  listing: Listing
  status: Property['status']
  substatus: Property['substatus']
  agentId: string | null
}

type Offer = Listing['offers'][number]
type Operation = Listing['prices'][number]['operation']

const SALES = ['V', 'ON', 'VOT', 'NP', 'T'] as const
const LETS = ['A', 'TDA'] as const
const TOWN = ', '
const METRES = 'Square Meters'

/** Euros of cents. */
const euros = (cents: number | null | undefined): number | undefined =>
  cents === null || cents === undefined ? undefined : cents / 100

const known = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && value !== null),
  ) as T

const listed = <K extends string, V>(
  codes: readonly K[] = [],
  table: Partial<Record<K, V | readonly V[]>>,
): V[] | undefined => {
  const found = codes.flatMap((code): readonly V[] => {
    const value = table[code]
    return value === undefined ? [] : Array.isArray(value) ? value : [value as V]
  })
  return found.length > 0 ? [...new Set(found)] : undefined
}

const only = <V>(value: V | undefined): V[] | undefined =>
  value === undefined ? undefined : [value]

/** An area and its unit, absent together. */
const area = (name: string, unit: string, value: number | undefined) =>
  value === undefined ? {} : { [name]: value, [unit]: METRES }

function place({ location: at }: Listing) {
  const [name = '', number] = at.street?.split(TOWN) ?? []
  return {
    Country: 'ES',
    StateOrProvince: at.province ?? (at.municipality === null ? undefined : 'Illes Balears'),
    CountyOrParish: at.island,
    City: at.municipality ?? at.town,
    PostalCode: at.postalCode,
    SubdivisionName: at.urbanisation ?? at.zoneName,
    StreetName: name.slice(0, 50) || undefined,
    StreetNumber: number,
    EntryLocation: at.floor,
    Latitude: at.geo?.lat,
    Longitude: at.geo?.lon,
    InternetAddressDisplayYN: at.street !== undefined,
  }
}

const FEE = { month: 'Monthly', quarter: 'Quarterly', year: 'Annually' } as const

function costs({ costs: { communityFee, communityFeePeriod, ibiYearly } }: Listing) {
  return {
    AssociationFee: euros(communityFee),
    AssociationFeeFrequency:
      communityFee === undefined ? undefined : FEE[communityFeePeriod ?? 'month'],
    TaxAnnualAmount: euros(ibiYearly),
  }
}

function inside({ layout, features }: Listing) {
  const has = features.features
  const pool = features.pool && words.POOLS[features.pool]
  const cooled = features.airConditioning
  const outside = listed(has, words.OUTSIDE) ?? []
  const garden = features.garden === 'private' || features.garden === 'communal' ? ['Garden'] : []
  const tennis =
    features.tennis === 'private' || features.tennis === 'communal' ? ['Tennis Court(s)'] : []
  const around = [...outside, ...garden, ...tennis]
  return {
    BedroomsTotal: layout.bedrooms,
    BathroomsTotalInteger: layout.bathrooms,
    BathroomsHalf: layout.toilets,
    ...area('LivingArea', 'LivingAreaUnits', layout.usable),
    ...area('BuildingAreaTotal', 'BuildingAreaUnits', layout.built),
    ...area('LotSizeArea', 'LotSizeUnits', layout.plot),
    Stories: layout.floorsInHome,
    View: listed(layout.views, words.VIEWS),
    DirectionFaces: listed(layout.orientation, words.DIRECTIONS)?.[0],
    WaterfrontYN: layout.firstLine,
    Furnished: layout.furnished && words.FURNISHED[layout.furnished],
    PoolPrivateYN: features.pool && features.pool === 'private',
    PoolFeatures: only(pool),
    AccessibilityFeatures: listed(has, words.ACCESS),
    ExteriorFeatures: around.length > 0 ? around : undefined,
    PatioAndPorchFeatures: listed(has, words.PATIOS),
    SecurityFeatures: listed(has, words.SECURITY),
    ParkingFeatures: listed(has, words.PARKING),
    ParkingTotal: features.parkingSpaces,
    FireplaceYN: has?.includes('fireplace') || undefined,
    Heating: only(features.heatingType && words.HEATING[features.heatingType]),
    // Prepared for cooling is not cooled.
    Cooling: only(cooled && (cooled === 'cold' || cooled === 'coldHeat' ? 'Central Air' : 'None')),
    WaterSource: only(features.waterSource && words.WATER[features.waterSource]),
    Sewer: only(features.sewer && words.SEWERS[features.sewer]),
  }
}

function terms({ listing }: Home, { operation, rentPeriod, ...offer }: Offer) {
  const price = listing.prices.find((one) => one.operation === operation)?.price
  const isLet = LETS.some((one) => one === operation)
  const period = rentPeriod ?? (operation === 'TDA' ? 'SEASON_MONTH' : 'MONTH')
  return {
    PropertyType: words.typeOf(listing.type, operation as Operation),
    PropertySubType: words.subTypeOf(listing),
    ListPrice: euros(price),
    LeaseAmountFrequency: isLet ? words.FREQUENCY[period] : undefined,
    AvailabilityDate: offer.availableFrom,
    PetsAllowed: only(
      offer.petsAllowed === undefined ? undefined : offer.petsAllowed ? 'Yes' : 'No',
    ),
    NewConstructionYN: operation === 'ON' || listing.newBuild,
  }
}

function people({ listing: { agency, agent }, agentId }: Home) {
  return {
    ListAgentKey: agent && agentId,
    ListAgentFullName: agent?.name,
    ListAgentDirectPhone: agent?.phone,
    ListOfficeKey: agency.id,
    ListOfficeName: agency.name,
    ListOfficePhone: agency.phone,
    ListOfficeEmail: agency.email,
  }
}

function recordOf(home: Home, key: string, offer: Offer): PropertyRecord {
  const { listing } = home
  const since = dayOf(new Date(listing.publishedAt))
  const { condition } = listing
  return known({
    ListingKey: key,
    ListingId: listing.ref,
    StandardStatus: words.statusOn(home.status, home.substatus),
    ...terms(home, offer),
    ListingContractDate: since,
    OnMarketDate: since,
    YearBuilt: listing.constructionYear,
    PropertyCondition: only(condition && words.CONDITIONS[condition]),
    ...place(listing),
    ...inside(listing),
    ...costs(listing),
    PublicRemarks: remarksOf(listing) || undefined,
    VirtualTourURLUnbranded: listing.virtualTourUrl,
    ListingURL: `/inmueble/${listing.id}`,
    PhotosCount: listing.photos.filter(({ kind }) => kind === 'photo').length,
    ...people(home),
  })
}

/** The key of a home's letting: that of the home is its sale's, always. */
const LET = '-r'

/**
 * A home as the standard has it: once for its sale and once for its letting, since a listing has
 * one price there.
 */
export function toProperties(home: Home): PropertyRecord[] {
  const { id, offers } = home.listing
  const first = (wanted: readonly string[]): Offer | undefined =>
    offers
      .filter(({ operation }) => wanted.includes(operation))
      .toSorted((a, b) => wanted.indexOf(a.operation) - wanted.indexOf(b.operation))[0]
  const [sale, letting] = [first(SALES), first(LETS)]
  return [
    ...(sale ? [recordOf(home, id, sale)] : []),
    ...(letting ? [recordOf(home, id + LET, letting)] : []),
  ]
}

/** What is told of one that has left the site: that it has, and how. */
export const toGone = (
  { ListingKey, ListingId }: Pick<PropertyRecord, 'ListingKey' | 'ListingId'>,
  status: string,
): PropertyRecord => ({ ListingKey, ListingId, StandardStatus: status })
