import { wordIn } from '../../../formats/word-in.ts'
import type { HomeField } from '../../../../generated/model/index.ts'
import type { Json } from '../json/records.ts'
import { sayValue } from '../json/say-value.ts'
import { SaidHome } from '../said/said.ts'
import * as words from './words.ts'

/** Fields of the standard that are one of ours as they stand. */
const PLAIN: [name: string, field: HomeField][] = [
  ['ListingKey', 'externalId'],
  ['ListingId', 'ref'],
  ['ListPrice', 'price'],
  ['City', 'town'],
  ['StateOrProvince', 'province'],
  ['Country', 'country'],
  ['PostalCode', 'postalCode'],
  ['SubdivisionName', 'urbanisation'],
  ['StreetName', 'street'],
  ['StreetNumber', 'streetNumber'],
  ['EntryLocation', 'floor'],
  ['UnitNumber', 'door'],
  ['ParcelNumber', 'cadastralRef'],
  ['Latitude', 'latitude'],
  ['Longitude', 'longitude'],
  ['BedroomsTotal', 'bedrooms'],
  ['BathroomsTotalInteger', 'bathrooms'],
  ['BathroomsHalf', 'toilets'],
  ['Stories', 'floorsInHome'],
  ['StoriesTotal', 'totalFloors'],
  ['YearBuilt', 'constructionYear'],
  ['ParkingTotal', 'parkingSpaces'],
  ['Furnished', 'furnished'],
  ['DirectionFaces', 'orientation'],
  ['TaxAnnualAmount', 'ibiYearly'],
  ['VirtualTourURLUnbranded', 'virtualTourUrl'],
]

const AREAS: [name: string, unit: string, field: HomeField][] = [
  ['BuildingAreaTotal', 'BuildingAreaUnits', 'built'],
  ['LivingArea', 'LivingAreaUnits', 'usable'],
  ['LotSizeArea', 'LotSizeUnits', 'plot'],
]

const LISTS = [
  'ExteriorFeatures',
  'PatioAndPorchFeatures',
  'SecurityFeatures',
  'ParkingFeatures',
  'AccessibilityFeatures',
]

/** Values of a list; of one value, too, as some servers say it. */
export const valuesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string')

const FEES: Record<string, number> = { monthly: 1, quarterly: 3, semiannually: 6, annually: 12 }

const CODES = { es: 'Es', en: 'En', de: 'De', ca: 'Ca' } as const

/** What a listing is offered for: a lease says so in its type. */
function operationOf(record: Json): string {
  const type = words.plain(record['PropertyType'])
  if (type === 'businessopportunity') return 'T'
  if (!type.includes('lease')) return record['NewConstructionYN'] === true ? 'ON' : 'V'
  return words.plain(record['LeaseAmountFrequency']) === 'seasonal' ? 'TDA' : 'A'
}

/** What a listing says, by our fields, each under the standard's name. */
export function saidBy(record: Json): SaidHome {
  const said = new SaidHome()
  const add = sayValue(said)
  const first = (table: Record<string, string>, name: string): string | undefined =>
    valuesOf(record[name]).flatMap((one) => wordIn(table, words.plain(one)) ?? [])[0]
  for (const [name, field] of PLAIN) add(field, name, record[name])
  for (const [name, unit, field] of AREAS)
    add(field, name, words.metres(record[name], record[unit]))
  const status = record['StandardStatus']
  add('status', 'StandardStatus', wordIn(words.STATUSES, words.plain(status)) ?? status)
  const subtype = record['PropertySubType']
  add('subtype', 'PropertySubType', wordIn(words.SUBTYPES, words.plain(subtype)) ?? subtype)
  add('type', 'PropertyType', first(words.TYPES, 'PropertyType') ?? record['PropertyType'])
  add('operation', 'PropertyType', operationOf(record))
  add('rentPeriod', 'LeaseAmountFrequency', first(words.PERIODS, 'LeaseAmountFrequency'))
  add('condition', 'PropertyCondition', first(words.CONDITIONS, 'PropertyCondition'))
  add('heating', 'Heating', first(words.HEATING, 'Heating'))
  const cooling = valuesOf(record['Cooling']).map(words.plain)
  add('airConditioning', 'Cooling', cooling[0] && (cooling[0] === 'none' ? 'none' : 'cold'))
  const pools = valuesOf(record['PoolFeatures']).map(words.plain)
  const pool = pools.includes('community') ? 'communal' : pools.includes('none') ? 'none' : ''
  add('pool', 'PoolFeatures', record['PoolPrivateYN'] === true ? 'private' : pool)
  add('firstLine', 'WaterfrontYN', record['WaterfrontYN'] === true ? 'yes' : '')
  add('fireplace', 'FireplaceYN', record['FireplaceYN'] === true ? 'yes' : '')
  const months = wordIn(FEES, words.plain(record['AssociationFeeFrequency']) || 'monthly')
  const fee = record['AssociationFee']
  if (typeof fee === 'number' && months)
    add('communityFee', 'AssociationFee', (fee / months).toFixed(2))
  const things = LISTS.flatMap((name) => valuesOf(record[name]))
  if (things.includes('Garden')) add('garden', 'ExteriorFeatures', 'yes')
  add('features', 'ExteriorFeatures', things.filter((one) => one !== 'Garden').join(', '))
  const remarks = record['PublicRemarks']
  if (typeof remarks === 'string')
    add(`description${CODES[words.languageOf(remarks)]}`, 'PublicRemarks', remarks)
  return said
}
