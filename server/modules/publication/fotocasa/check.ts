import type { Listing } from '../../../../generated/model/index.ts'
import type { StoredIssue } from '../../../db/tables/publication.ts'
import { againstTheLaw, issue } from '../law.ts'
import { kindOf, transactions, type FotocasaHome } from './map.ts'

/** The islands, as far as their map of us reaches. */
const ISLANDS = { x: [1.1, 4.4], y: [38.6, 40.2] } as const

/** Paths of ours for theirs: every part of a home that their dictionary can refuse. */
export const FIELDS: Record<string, string> = {
  ExternalId: 'basics',
  AgencyReference: 'basics.ref',
  TypeId: 'basics.type',
  SubTypeId: 'basics.subtype',
  ContactTypeId: 'basics',
  PropertyAddress: 'location.geo',
  ZipCode: 'location.postalCode',
  FloorId: 'location.floor',
  x: 'location.addressVisibility',
  y: 'location.addressVisibility',
  VisibilityModeId: 'location.addressVisibility',
  Street: 'location.streetName',
  Number: 'location.number',
  PropertyDocument: 'media',
  Url: 'media',
  SortingId: 'media',
  PropertyFeature: 'features.features',
  FeatureId: 'features.features',
  DecimalValue: 'features.features',
  BoolValue: 'features.features',
  DateValue: 'features.features',
  TextValue: 'texts.description',
  PropertyContactInfo: 'basics',
  Value: 'basics',
  PropertyPublications: 'basics',
  PublicationId: 'basics',
  PublicationTypeId: 'basics',
  PropertyTransaction: 'basics.offers',
  TransactionTypeId: 'basics.offers',
  Price: 'basics.offers.0.price',
  ShowPrice: 'basics.offers',
}

const inside = (value: number, [from, to]: readonly [number, number]): boolean =>
  value >= from && value <= to

/** What Fotocasa would refuse (error) and what would be lost (warning) of a home, at our fields. */
export function check(listing: Listing, home: FotocasaHome): StoredIssue[] {
  const found: StoredIssue[] = []
  const [, subtype] = kindOf(listing)
  if (subtype === undefined)
    found.push(
      listing.type === 'vivienda'
        ? issue('error', 'subtype', 'basics.subtype', 'SubTypeId')
        : issue('error', 'subtypeUnknown', 'basics.type', 'SubTypeId', listing.type),
    )
  const { geo } = listing.location
  if (!geo) found.push(issue('error', 'pointNeeded', 'location.addressVisibility', 'x'))
  else if (!inside(geo.lon, ISLANDS.x) || !inside(geo.lat, ISLANDS.y))
    found.push(issue('error', 'outside', 'location.geo', 'x'))
  if (home.PropertyContactInfo.length === 0)
    found.push(issue('error', 'contactNeeded', 'basics', 'PropertyContactInfo'))
  if (!listing.photos.some(({ kind }) => kind === 'photo'))
    found.push(issue('warning', 'noPictures', 'media', 'PropertyDocument'))
  if (!home.PropertyFeature.some(({ FeatureId }) => FeatureId === 3))
    found.push(issue('warning', 'noText', 'texts.description', '3'))
  return [
    ...found,
    ...offers(listing, home),
    ...againstTheLaw(listing, { energy: '327', text: '3' }),
  ]
}

function offers({ offers: all }: Listing, home: FotocasaHome): StoredIssue[] {
  const severity = home.PropertyTransaction.length > 0 ? 'warning' : 'error'
  return all.flatMap((offer, at): StoredIssue[] => {
    const { operation, rentPeriod, price, transferPrice } = offer
    const here = `basics.offers.${at}`
    if (transactions(offer, home.TypeId).length === 0)
      return operation === 'A' || operation === 'TDA'
        ? [issue(severity, 'rentPeriod', `${here}.rentPeriod`, 'TransactionTypeId', rentPeriod)]
        : [issue(severity, 'operation', `${here}.operation`, 'TransactionTypeId', operation)]
    return price || (operation === 'T' && transferPrice)
      ? []
      : [issue(severity, 'priceNeeded', `${here}.price`, 'Price')]
  })
}
