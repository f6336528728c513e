import { wordIn } from '../../../formats/word-in.ts'
import type { PropertyLayout } from '../../../../generated/model/index.ts'

/** `Single Family Residence`, `SingleFamilyResidence`: the same value, as new and old servers say it. */
export const plain = (value: unknown): string =>
  typeof value === 'string' ? value.toLowerCase().replace(/[^a-z0-9]/g, '') : ''

/** What values of RESO's Data Dictionary 2.0 mean with us, by their plain form. */
export const STATUSES: Record<string, string> = {
  active: 'available',
  comingsoon: 'available',
  activeundercontract: 'reserved',
  pending: 'reserved',
  closed: 'gone',
  canceled: 'gone',
  delete: 'gone',
  expired: 'gone',
  withdrawn: 'gone',
  hold: 'gone',
  incomplete: 'gone',
}

export const SUBTYPES: Record<string, string> = {
  apartment: 'piso',
  condominium: 'piso',
  stockcooperative: 'piso',
  singlefamilyresidence: 'casa',
  // Their duplex is a house for two families.
  duplex: 'edificio',
  townhouse: 'adosado',
  cabin: 'casa_madera',
  farm: 'finca_rustica',
  ranch: 'finca_rustica',
  retail: 'local_comercial',
  industrial: 'nave',
  warehouse: 'nave',
  unimprovedland: 'terreno',
  agriculture: 'rustico_no_edificable',
  deededparking: 'parking',
  multifamily: 'edificio',
  mixeduse: 'mixto',
  office: 'oficina',
  hotelmotel: 'edificio_hotel',
  business: 'local',
}

export const TYPES: Record<string, string> = {
  residential: 'vivienda',
  residentiallease: 'vivienda',
  residentialincome: 'edificio',
  land: 'terreno',
  farm: 'finca_rustica',
  commercialsale: 'local',
  commerciallease: 'local',
  businessopportunity: 'local',
}

export const PERIODS: Record<string, string> = {
  daily: 'DAY',
  weekly: 'WEEK',
  biweekly: 'FORTNIGHT',
  monthly: 'MONTH',
  seasonal: 'SEASON_MONTH',
}

export const CONDITIONS: Record<string, string> = {
  newconstruction: 'obra_nueva',
  underconstruction: 'en_construccion',
  updatedremodeled: 'reformado',
  fixer: 'reformar',
}

export const HEATING: Record<string, string> = {
  central: 'centralOther',
  electric: 'individualElectric',
  heatpump: 'individualHeatPump',
  naturalgas: 'individualGas',
  none: 'noHeating',
  oil: 'centralFuel',
  other: 'individualOther',
  woodstove: 'stove',
}

type View = NonNullable<PropertyLayout['views']>[number]
export const VIEWS: Record<string, View> = {
  ocean: 'sea',
  marina: 'harbour',
  mountains: 'mountain',
  pool: 'pool',
  garden: 'garden',
  golfcourse: 'golf',
  city: 'city',
  rural: 'country',
}

/** Square metres of one of their units. */
const UNITS: Record<string, number> = {
  '': 1,
  squaremeters: 1,
  squarefeet: 0.09290304,
  acres: 4046.8564224,
  hectares: 10_000,
}

/** An area in square metres; null for a unit that nobody knows. */
export function metres(area: unknown, unit: unknown): number | null {
  const factor = wordIn(UNITS, plain(unit))
  if (typeof area !== 'number' || factor === undefined) return null
  return Math.round(area * factor * 100) / 100
}

const WORDS = {
  es: /\b(el|los|las|una|con|para|muy|del|habitaciones|vivienda)\b/gi,
  en: /\b(the|and|with|for|from|this|has|bedrooms?|home)\b/gi,
  de: /\b(der|die|das|und|mit|für|eine|ist|zimmer)\b/gi,
  ca: /\b(els|les|amb|una|per|dels|molt|habitatge|banys)\b/gi,
} as const

/** The language of a text by its small words, since the standard does not tell it; Spanish in doubt. */
export const languageOf = (text: string): keyof typeof WORDS =>
  (Object.keys(WORDS) as (keyof typeof WORDS)[])
    .map((language) => ({ language, count: text.match(WORDS[language])?.length ?? 0 }))
    .reduce((best, one) => (one.count > best.count ? one : best)).language
