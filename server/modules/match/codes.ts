import type { MatchCriterion, Operation } from '../../../generated/model/index.ts'

/**
 * Numbers of `match_home` and `match_demand`. They are stored: append, never renumber. Types,
 * subtypes and conditions have those of `listing`.
 */
export const OPERATION: Record<Operation, number> = {
  V: 1,
  A: 2,
  TDA: 3,
  ON: 4,
  NP: 5,
  T: 6,
  VOT: 7,
  FDM: 8,
  P: 9,
}

/** Bits of `yes`, `no`, `must`, `wishes` and `unwanted` in this order. */
export const FEATURES = [
  'terrace',
  'pool',
  'garden',
  'seaViews',
  'firstLine',
  'lift',
  'parking',
  'airConditioning',
  'heating',
  'furnished',
  'fireplace',
  'storageRoom',
  'stepFreeAccess',
  'petsAllowed',
  'balcony',
  'exterior',
  'solarPanels',
  'evCharger',
  'touristLicence',
  'patio',
  'glazedTerrace',
  'barbecue',
  'solarium',
  'jacuzzi',
  'sauna',
  'gym',
  'childrenArea',
  'wardrobes',
  'laundry',
  'cellar',
  'guestApartment',
  'alarm',
  'guard24h',
  'concierge',
  'doubleGlazing',
  'homeAutomation',
  'irrigation',
  'fenced',
  'bright',
  'corner',
  'smokeExtraction',
  'loadingDock',
] as const

export const VIEWS = [
  'sea',
  'mountain',
  'pool',
  'garden',
  'golf',
  'city',
  'country',
  'harbour',
] as const

/** `area_kind`, from 1; 0 is unknown. */
export const AREA_KINDS = ['built', 'builtWithCommon', 'usable', 'plot'] as const

/** Order of `match_demand.weights`. */
export const CRITERIA = [
  'price',
  'place',
  'area',
  'plot',
  'bedrooms',
  'bathrooms',
  'subtype',
  'must',
  'wishes',
  'unwanted',
  'views',
  'condition',
  'sea',
  'floor',
  'year',
] as const satisfies readonly MatchCriterion[]

/**
 * Bits of values in the order of a list; a plain number holds 53 of them exactly. What the list
 * does not know is left out.
 */
export function maskOf(list: readonly string[], values: readonly string[]): number {
  return [...new Set(values)].reduce(
    (mask, value) => (list.includes(value) ? mask + 2 ** list.indexOf(value) : mask),
    0,
  )
}

/** The values of a mask's bits. */
export const listOf = (list: readonly string[], mask: number): string[] =>
  list.filter((_, i) => Math.floor(mask / 2 ** i) % 2 === 1)

/**
 * The number of a value, 0 for one that the contract no longer knows: no home has it, so who asks
 * for nothing else finds none.
 */
export const codeOf = <K extends string>(codes: Record<K, number>, value: K): number =>
  Object.hasOwn(codes, value) ? codes[value] : 0

/** Bits of codes. */
export const bitsOf = (codes: number[]): number =>
  [...new Set(codes)].reduce((mask, code) => mask + 2 ** code, 0)

/** Towns and postal codes among the places; islands are 1 to 4, municipalities their INE code. */
export const TOWN = 100_000
export const POSTAL = 200_000

/** One of the roads into the index of demands: an operation with a place, 0 for everywhere. */
export const keyOf = (operation: number, place: number): number => operation * 1_000_000 + place
