import type { LookupName } from './map/lookups.ts'

/** Primitive types of OData that we have. */
export type EdmType =
  | 'String'
  | 'Int32'
  | 'Decimal'
  | 'Double'
  | 'Boolean'
  | 'Date'
  | 'DateTimeOffset'

/** A field of a resource, in the standard's name. */
export interface Field {
  name: string
  type: EdmType
  /** Of several values. */
  isList?: boolean
  /** The lookup its values are of. */
  lookup?: LookupName
  /** May stand in $filter and $orderby: there is a column of its name (`columnOf`). */
  filter?: boolean
}

type Options = Omit<Field, 'name' | 'type'>

const field =
  (type: EdmType) =>
  <N extends string>(name: N, options: Options = {}) => ({ name, type, ...options })
const [text, whole, decimal, degrees, truth, day, moment] = [
  field('String'),
  field('Int32'),
  field('Decimal'),
  field('Double'),
  field('Boolean'),
  field('Date'),
  field('DateTimeOffset'),
]
const one = <N extends string>(name: N, lookup: LookupName, filter = false) =>
  text(name, { lookup, filter })
const some = <N extends LookupName>(name: N, filter = false) =>
  text(name, { lookup: name, filter, isList: true })
const FILTER = { filter: true }

/** When a record was changed last, as readers saw it; every resource has it. */
export const CHANGED = moment('ModificationTimestamp', FILTER)

/** A home, once for what it is sold and once for what it is let for. */
export const PROPERTY = [
  text('ListingKey', FILTER),
  text('ListingId', FILTER),
  one('StandardStatus', 'StandardStatus', true),
  CHANGED,
  one('PropertyType', 'PropertyType', true),
  one('PropertySubType', 'PropertySubType', true),
  decimal('ListPrice', FILTER),
  one('LeaseAmountFrequency', 'LeaseAmountFrequency'),
  day('ListingContractDate', FILTER),
  day('OnMarketDate', FILTER),
  day('AvailabilityDate'),
  some('PetsAllowed'),
  whole('BedroomsTotal', FILTER),
  whole('BathroomsTotalInteger', FILTER),
  whole('BathroomsHalf'),
  decimal('LivingArea', FILTER),
  one('LivingAreaUnits', 'AreaUnits'),
  decimal('BuildingAreaTotal', FILTER),
  one('BuildingAreaUnits', 'AreaUnits'),
  decimal('LotSizeArea', FILTER),
  one('LotSizeUnits', 'AreaUnits'),
  whole('Stories'),
  whole('YearBuilt', FILTER),
  some('PropertyCondition'),
  truth('NewConstructionYN', FILTER),
  text('Country'),
  text('StateOrProvince'),
  text('CountyOrParish', FILTER),
  text('City', FILTER),
  text('PostalCode', FILTER),
  text('SubdivisionName'),
  text('StreetName'),
  text('StreetNumber'),
  text('EntryLocation'),
  degrees('Latitude', FILTER),
  degrees('Longitude', FILTER),
  truth('InternetAddressDisplayYN'),
  some('View', true),
  one('DirectionFaces', 'DirectionFaces'),
  truth('WaterfrontYN'),
  one('Furnished', 'Furnished'),
  truth('PoolPrivateYN', FILTER),
  some('PoolFeatures'),
  some('AccessibilityFeatures'),
  some('ExteriorFeatures'),
  some('PatioAndPorchFeatures'),
  some('SecurityFeatures'),
  some('ParkingFeatures'),
  decimal('ParkingTotal'),
  truth('FireplaceYN'),
  some('Heating'),
  some('Cooling'),
  some('WaterSource'),
  some('Sewer'),
  decimal('AssociationFee'),
  one('AssociationFeeFrequency', 'AssociationFeeFrequency'),
  decimal('TaxAnnualAmount'),
  text('PublicRemarks'),
  text('VirtualTourURLUnbranded'),
  text('ListingURL'),
  whole('PhotosCount', FILTER),
  text('ListAgentKey', FILTER),
  text('ListAgentFullName'),
  text('ListAgentDirectPhone'),
  text('ListOfficeKey'),
  text('ListOfficeName'),
  text('ListOfficePhone'),
  text('ListOfficeEmail'),
]

export const MEDIA = [
  text('MediaKey', FILTER),
  text('ResourceName'),
  text('ResourceRecordKey', FILTER),
  CHANGED,
  one('MediaCategory', 'MediaCategory', true),
  text('MediaURL'),
  text('MimeType'),
  whole('Order', FILTER),
  text('ShortDescription'),
  whole('ImageWidth'),
  whole('ImageHeight'),
]

export const MEMBER = [
  text('MemberKey', FILTER),
  text('MemberFullName', FILTER),
  one('MemberStatus', 'MemberStatus'),
  text('OfficeKey'),
  CHANGED,
]

export const OFFICE = [
  text('OfficeKey', FILTER),
  text('OfficeName', FILTER),
  one('OfficeStatus', 'OfficeStatus'),
  CHANGED,
]

export const LOOKUP = [
  text('LookupKey', FILTER),
  text('LookupName', FILTER),
  text('LookupValue', FILTER),
  text('StandardLookupValue', FILTER),
  text('LegacyODataValue', FILTER),
  CHANGED,
]

type NameOf<F extends readonly { name: string }[]> = F[number]['name']

/** A record of `PROPERTY` as it is kept: what is unknown is absent. */
export type PropertyRecord = Partial<Record<NameOf<typeof PROPERTY>, unknown>> & {
  ListingKey: string
}

/** The column of a field: `ListPrice` is `list_price`. */
export const columnOf = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()
