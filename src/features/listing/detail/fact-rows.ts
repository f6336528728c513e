import type { TFunction } from '../../../i18n'
import type { Listing } from '../../../../generated/model'
import { amount } from '../card/price'
import { count, date, m2 } from '../../../lib/format'
import { distance } from '../distance'

export interface FactRow {
  key: string
  label: string
  value: string
}

export interface FactGroup {
  group: string
  rows: FactRow[]
}

/** Group of each field, in the order of the page. A field that is in none of them (a new one) stands in its step's own group. */
const GROUPS: Record<string, readonly string[]> = {
  areas: ['usable', 'built', 'builtWithCommon', 'plot', 'cadastralBuilt', 'terrace', 'coveredTerrace', 'basement', 'attic', 'garage', 'kitchenArea', 'diningArea', 'facadeLength', 'ceilingHeight', 'buildable', 'minimumTradable', 'areaSource'],
  rooms: ['bedrooms', 'doubleBedrooms', 'singleBedrooms', 'bathrooms', 'toilets', 'ensuites', 'livingRooms', 'floorsInHome', 'kitchenType', 'kitchenEquipped', 'furnished', 'exterior'],
  surroundings: ['orientation', 'views', 'seaDistance', 'firstLine'],
  building: ['condition', 'constructionYear', 'renovationYear', 'protectionRegime'],
  outdoor: ['pool', 'garden', 'tennis'],
  parking: ['parkingSpaces', 'parkingIncluded', 'parkingCovered'],
  systems: ['heatingType', 'heatingFuel', 'hotWater', 'airConditioning', 'waterSource', 'waterSoftener', 'electricity', 'gasMains', 'sewer', 'solarKw'],
  finishes: ['flooring', 'joineryInside', 'joineryOutside', 'facade'],
  commercial: ['shopWindows', 'lastActivity'],
  land: ['roadAccess', 'allowedUse'],
}

/** Numbers that are no square metres, and their unit. */
const METRES = new Set(['facadeLength', 'ceilingHeight', 'seaDistance'])
const AREAS = new Set((GROUPS.areas ?? []).filter((key) => !METRES.has(key)))
const MONEY = new Set(['transferPrice', 'parkingPrice', 'monthlyAnnuity', 'currentRent'])
const MONTHS = new Set(['depositMonths', 'extraGuaranteeMonths', 'minStayMonths', 'maxStayMonths'])
const DAYS = new Set(['availableFrom', 'letUntil'])
const YEARS = new Set(['constructionYear', 'renovationYear', 'deliveryYear'])

/** Where a measured distance stops meaning anything: the drawn coast is wrong by tens of metres. */
const AT_THE_SHORE = 50

/** The distance we measured: a straight line from a point that may be moved to a drawn coast, so never exact. */
export const seaWords = (metres: number, t: TFunction): string =>
  metres < AT_THE_SHORE ? t('fact.seaLess', { distance: distance(AT_THE_SHORE) }) : t('fact.seaAbout', { distance: distance(metres) })

function numberWords(key: string, value: number, t: TFunction): string {
  if (key === 'seaDistance') return distance(value)
  if (AREAS.has(key)) return m2(value)
  if (METRES.has(key)) return `${count(value)} m`
  if (key === 'solarKw') return `${count(value)} kW`
  if (key === 'vatRatePct') return `${count(value)} %`
  if (MONEY.has(key)) return amount(value)
  if (MONTHS.has(key)) return t('detail.months', { count: value })
  return YEARS.has(key) ? String(value) : count(value)
}

/** A value as people read it; null for what says nothing. */
export function valueWords(key: string, value: unknown, t: TFunction): string | null {
  // The form has room for letters only; a visitor reads the word.
  const word = (text: string): string => t(key === 'orientation' ? `listing:direction.${text}` : `property:enums.${key}.${text}`, { defaultValue: text })
  if (key === 'bedrooms' && value === 0) return t('listing:card.bedrooms_none')
  if (typeof value === 'number') return numberWords(key, value, t)
  if (typeof value === 'boolean') return t(value ? 'detail.yes' : 'detail.no')
  if (typeof value === 'string' && value !== '') return DAYS.has(key) ? date(value) : word(value)
  if (Array.isArray(value) && value.length > 0) return value.map((item) => (typeof item === 'string' ? word(item) : String(item))).join(', ')
  return null
}

const groupOf = (key: string, otherwise: string): string => Object.keys(GROUPS).find((group) => GROUPS[group]?.includes(key)) ?? otherwise
const placeOf = (group: string, key: string): number => {
  const index = GROUPS[group]?.indexOf(key) ?? -1
  return index < 0 ? Number.MAX_SAFE_INTEGER : index
}

/** Facts of a home by group, with units; what is not known is not there. Labels are those of the form the agent filled in. */
export function factGroups(listing: Pick<Listing, 'layout' | 'features' | 'condition' | 'constructionYear' | 'renovationYear' | 'protectionRegime' | 'seaDistance'>, t: TFunction): FactGroup[] {
  const { layout, features, condition, constructionYear, renovationYear, protectionRegime } = listing
  const { features: _, ...systems } = features
  const steps = { layout, features: systems, basics: { condition, constructionYear, renovationYear, protectionRegime } }
  const found = new Map<string, FactRow[]>()
  for (const [step, fields] of Object.entries(steps)) {
    for (const [key, value] of Object.entries(fields)) {
      const words = valueWords(key, value, t)
      if (words === null) continue
      const group = groupOf(key, step === 'layout' ? 'rooms' : 'features')
      found.set(group, [...(found.get(group) ?? []), { key, label: t(`property:fields.${step}.${key}`, { defaultValue: key }), value: words }])
    }
  }
  // What the agency says of the sea comes first; else what we measured.
  if (listing.seaDistance !== undefined && layout.seaDistance === undefined) {
    found.set('surroundings', [...(found.get('surroundings') ?? []), { key: 'seaDistance', label: t('property:fields.layout.seaDistance'), value: seaWords(listing.seaDistance, t) }])
  }
  const order = [...Object.keys(GROUPS), 'features']
  return order.flatMap((group) => {
    const rows = found.get(group)
    return rows ? [{ group, rows: rows.sort((a, b) => placeOf(group, a.key) - placeOf(group, b.key)) }] : []
  })
}

/** Terms of an offer that are neither its operation nor its price. */
export function termRows(offer: Record<string, unknown>, t: TFunction): FactRow[] {
  const own = new Set(['operation', 'price', 'priceOnRequest', 'rentPeriod', 'seasons'])
  return Object.entries(offer).flatMap(([key, value]) => {
    const words = own.has(key) ? null : valueWords(key, value, t)
    return words === null ? [] : [{ key, label: t(`property:fields.basics.offers.${key}`, { defaultValue: key }), value: words }]
  })
}
