import type { Criteria } from '../../../db/tables/match.ts'
import { CONDITION, SUBTYPE, TYPE } from '../../listing/index.ts'
import { CRITERIA, FEATURES, OPERATION, VIEWS } from '../codes.ts'

/** Largest number of the columns beside the criteria; a price may be longer. */
const MOST = 2_147_483_647

type Test = (value: unknown) => boolean

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber: Test = (value) => Number.isInteger(value) && Math.abs(Number(value)) <= MOST
const isSum: Test = (value) => Number.isSafeInteger(value)
const maybe =
  (test: Test): Test =>
  (value) =>
    value === null || test(value)
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test)
const among = (codes: Iterable<string>): Test => {
  const known = new Set<unknown>(codes)
  return listOf((value) => known.has(value))
}
const rangeOf =
  (test: Test, ...more: string[]): Test =>
  (value) =>
    isObject(value) && ['min', 'max', ...more].every((key) => maybe(test)(value[key]))
const isCorner: Test = (value) =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite)
const isPlace: Test = (value) =>
  isObject(value) && listOf(isNumber)(value['places']) && listOf(listOf(isCorner))(value['rings'])

const criteria = new Set<string>(CRITERIA)
const range = rangeOf(isNumber)

/** What each part has to be for this version to weigh by it. */
const PARTS: Record<keyof Criteria, Test> = {
  operations: among(Object.keys(OPERATION)),
  types: among(Object.keys(TYPE)),
  subtypes: among(Object.keys(SUBTYPE)),
  where: maybe(isPlace),
  excluded: listOf(isNumber),
  low: listOf(isNumber),
  price: rangeOf(isSum, 'limit'),
  area: range,
  plotMin: maybe(isNumber),
  bedrooms: range,
  bathroomsMin: maybe(isNumber),
  must: among(FEATURES),
  wishes: among(FEATURES),
  unwanted: among(FEATURES),
  views: among(VIEWS),
  condition: among(Object.keys(CONDITION)),
  seaMax: maybe(isNumber),
  floor: range,
  year: range,
  unmet: (value) => value === undefined || among(CRITERIA)(value),
  weights: (value) =>
    isObject(value) &&
    Object.entries(value).every(([key, points]) => criteria.has(key) && Number.isFinite(points)),
}

/**
 * Whether criteria are such as this version keeps: another may have kept others, and half of them
 * would find homes that nobody asked for.
 */
export const isWhole = (stored: unknown): stored is Criteria =>
  isObject(stored) &&
  Object.entries(PARTS).every(([key, test]) => test(stored[key])) &&
  Object.keys(stored).every((key) => Object.hasOwn(PARTS, key))
