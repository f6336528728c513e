import type {
  FeatureCode,
  Listing,
  PropertyStatus,
  PropertySubtype,
  PropertyType,
  PublicOperation,
  RentPeriod,
  Substatus,
} from '../../../../generated/model/index.ts'
import type { Value } from './lookups.ts'

const SUBTYPES: Record<PropertySubtype, Value<'PropertySubType'>> = {
  piso: 'Apartment',
  apartamento: 'Apartment',
  planta_baja: 'Apartment',
  loft: 'Apartment',
  atico: 'Apartment',
  // Their Duplex is a house for two families.
  duplex: 'Apartment',
  triplex: 'Apartment',
  estudio: 'Apartment',
  chalet_independiente: 'Single Family Residence',
  villa: 'Single Family Residence',
  pareado: 'Townhouse',
  adosado: 'Townhouse',
  casa: 'Single Family Residence',
  casa_de_pueblo: 'Townhouse',
  finca_rustica: 'Single Family Residence',
  masia: 'Single Family Residence',
  bungalow: 'Single Family Residence',
  cueva: 'Single Family Residence',
  casa_madera: 'Single Family Residence',
  local_comercial: 'Retail',
  local_en_nave: 'Industrial',
  centro_comercial: 'Retail',
  urbano: 'Unimproved Land',
  rustico_edificable: 'Unimproved Land',
  rustico_no_edificable: 'Agriculture',
  industrial: 'Unimproved Land',
  ruina: 'Unimproved Land',
  individual: 'Deeded Parking',
  doble: 'Deeded Parking',
  moto: 'Deeded Parking',
  caja: 'Deeded Parking',
  residencial: 'Multi Family',
  mixto: 'Mixed Use',
  oficinas: 'Office',
  edificio_hotel: 'Hotel/Motel',
}

const TYPES: Partial<Record<PropertyType, Value<'PropertySubType'>>> = {
  oficina: 'Office',
  local: 'Retail',
  terreno: 'Unimproved Land',
  parking: 'Deeded Parking',
  edificio: 'Multi Family',
  nave: 'Industrial',
  hotel: 'Hotel/Motel',
}

/** What kind of home it is; absent where they have no word for it. */
export const subTypeOf = ({
  type,
  subtype,
}: Pick<Listing, 'type' | 'subtype'>): Value<'PropertySubType'> | undefined =>
  (subtype && SUBTYPES[subtype]) ?? TYPES[type]

const LIVED_IN = new Set<PropertyType>(['vivienda', 'parking', 'trastero'])

/** Of an offer: for sale or to let, to live in or not. */
export function typeOf(type: PropertyType, operation: PublicOperation): Value<'PropertyType'> {
  if (operation === 'T') return 'Business Opportunity'
  const lived = LIVED_IN.has(type)
  if (operation === 'A' || operation === 'TDA')
    return lived ? 'Residential Lease' : 'Commercial Lease'
  if (operation === 'VOT') return 'Commercial Sale'
  if (type === 'terreno') return 'Land'
  return lived ? 'Residential' : 'Commercial Sale'
}

/** What a rent is paid for; a weekend has no word of theirs. */
export const FREQUENCY: Partial<Record<RentPeriod, Value<'LeaseAmountFrequency'>>> = {
  DAY: 'Daily',
  WEEK: 'Weekly',
  FORTNIGHT: 'Bi-Weekly',
  MONTH: 'Monthly',
  STUDENT_MONTH: 'Monthly',
  SEASON_MONTH: 'Seasonal',
}

/** Where a home on the site stands. */
export const statusOn = (
  status: PropertyStatus,
  substatus: Substatus | null,
): Value<'StandardStatus'> => {
  if (status === 'active') return 'Active'
  const signs = substatus === 'ARRAS_CONTRACT' || substatus === 'SIGNATURE_PENDING'
  return signs ? 'Pending' : 'Active Under Contract'
}

/** How a home left the site. */
export function statusOff(
  status: PropertyStatus | null,
  substatus: Substatus | null,
): Value<'StandardStatus'> {
  if (status === 'closed') return substatus === 'EXTERNAL' ? 'Canceled' : 'Closed'
  if (status === 'expired') return 'Expired'
  return status === 'archived' || status === null ? 'Delete' : 'Withdrawn'
}

export const CONDITIONS: Partial<
  Record<NonNullable<Listing['condition']>, Value<'PropertyCondition'>>
> = {
  obra_nueva: 'New Construction',
  en_construccion: 'Under Construction',
  a_estrenar: 'New Construction',
  reformado: 'Updated/Remodeled',
  reformar_parcial: 'Fixer',
  reformar: 'Fixer',
  ruina: 'Fixer',
}

type Layout = Listing['layout']
type Features = Listing['features']

/** A view of the sea is one of water, too. */
export const VIEWS: Record<NonNullable<Layout['views']>[number], Value<'View'>[]> = {
  sea: ['Ocean', 'Water'],
  harbour: ['Marina', 'Water'],
  mountain: ['Mountains'],
  pool: ['Pool'],
  garden: ['Garden'],
  golf: ['Golf Course'],
  city: ['City'],
  country: ['Rural'],
}

export const DIRECTIONS: Record<
  NonNullable<Layout['orientation']>[number],
  Value<'DirectionFaces'>
> = {
  N: 'North',
  NE: 'Northeast',
  E: 'East',
  SE: 'Southeast',
  S: 'South',
  SW: 'Southwest',
  W: 'West',
  NW: 'Northwest',
}

export const FURNISHED: Record<NonNullable<Layout['furnished']>, Value<'Furnished'>> = {
  none: 'Unfurnished',
  partial: 'Partially',
  full: 'Furnished',
}

export const POOLS: Record<NonNullable<Features['pool']>, Value<'PoolFeatures'>> = {
  none: 'None',
  private: 'Private',
  communal: 'Community',
}

export const HEATING: Record<NonNullable<Features['heatingType']>, Value<'Heating'>> = {
  centralGas: 'Natural Gas',
  centralFuel: 'Oil',
  centralOther: 'Central',
  individualGas: 'Natural Gas',
  individualElectric: 'Electric',
  individualHeatPump: 'Heat Pump',
  individualOther: 'Other',
  stove: 'Wood Stove',
  noHeating: 'None',
}

export const WATER: Record<NonNullable<Features['waterSource']>, Value<'WaterSource'>> = {
  mains: 'Public',
  well: 'Well',
  tank: 'Cistern',
}

export const SEWERS: Record<NonNullable<Features['sewer']>, Value<'Sewer'>> = {
  mains: 'Public Sewer',
  septic: 'Septic Tank',
  none: 'None',
}

export const ACCESS: Partial<Record<FeatureCode, Value<'AccessibilityFeatures'>>> = {
  stepFreeAccess: 'Accessible Entrance',
  adaptedUse: 'Customized Wheelchair Accessible',
}

export const OUTSIDE: Partial<Record<FeatureCode, Value<'ExteriorFeatures'>>> = {
  balcony: 'Balcony',
  barbecue: 'Barbecue',
  childrenArea: 'Playground',
}

export const PATIOS: Partial<Record<FeatureCode, Value<'PatioAndPorchFeatures'>>> = {
  terrace: 'Terrace',
  glazedTerrace: 'Glass Enclosed',
  patio: 'Patio',
}

export const SECURITY: Partial<Record<FeatureCode, Value<'SecurityFeatures'>>> = {
  alarm: 'Security System',
  guard24h: '24 Hour Security',
  sprinklers: 'Fire Sprinkler System',
}

export const PARKING: Partial<Record<FeatureCode, Value<'ParkingFeatures'>>> = {
  evCharger: 'Electric Vehicle Charging Station(s)',
  autoGate: 'Electric Gate',
}
