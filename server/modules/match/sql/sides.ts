import type { Criteria, Facts } from '../../../db/tables/match.ts'
import { sql, type RawBuilder, type Tables } from '../../../db/index.ts'
import { CONDITION, SUBTYPE, TYPE } from '../../listing/index.ts'
import {
  AREA_KINDS,
  bitsOf,
  codeOf,
  CRITERIA,
  FEATURES,
  keyOf,
  listOf,
  maskOf,
  OPERATION,
  VIEWS,
} from '../codes.ts'
import { earnable } from '../engine/weights.ts'
import { roadsOf } from '../weighing/places.ts'

/** The columns of a home that are weighed, as they are stored. */
export type HomeValues = Omit<
  Tables['match_home'],
  'id' | 'view' | 'agency_id' | 'agent_id' | 'created_by' | 'shared'
>

/** The columns of a demand that weigh, as they are stored. */
export type DemandValues = Pick<
  Tables['match_demand'],
  | 'keys'
  | 'types'
  | 'subtypes'
  | 'everywhere'
  | 'places'
  | 'excluded'
  | 'areas'
  | 'price_min'
  | 'price_max'
  | 'price_limit'
  | 'area_min'
  | 'area_max'
  | 'plot_min'
  | 'beds_min'
  | 'beds_max'
  | 'baths_min'
  | 'must'
  | 'wishes'
  | 'unwanted'
  | 'views'
  | 'conditions'
  | 'condition_best'
  | 'sea_max'
  | 'floor_min'
  | 'floor_max'
  | 'year_min'
  | 'year_max'
  | 'low'
  | 'base'
  | 'weights'
>

/** A side of the comparison in SQL: columns of a table, or one record's values. */
export type Side<Values> = { [Column in keyof Values]: RawBuilder<unknown> }

export function homeValues(home: Facts): HomeValues {
  return {
    op: OPERATION[home.operation],
    type: TYPE[home.type],
    subtype: home.subtype === null ? 0 : SUBTYPE[home.subtype],
    condition: home.condition === null ? 0 : CONDITION[home.condition],
    muni: home.muni,
    places: home.places,
    lat: home.point?.lat ?? null,
    lon: home.point?.lon ?? null,
    price: home.price ?? 0,
    area: home.area,
    area_kind: home.areaKind === null ? 0 : AREA_KINDS.indexOf(home.areaKind) + 1,
    plot: home.plot,
    beds: home.bedrooms,
    baths: home.bathrooms,
    yes: maskOf(FEATURES, home.yes),
    no: maskOf(FEATURES, home.no),
    views: home.views === null ? null : maskOf(VIEWS, home.views),
    floor: home.floor,
    sea: home.sea,
    year: home.year,
  }
}

/** The operation, type and so on of a number. */
const named = <K extends string>(codes: Record<K, number>): Map<number, K> =>
  new Map((Object.entries(codes) as [K, number][]).map(([value, code]) => [code, value]))
const [OPERATIONS, TYPES, SUBTYPES, CONDITIONS] = [
  named(OPERATION),
  named(TYPE),
  named(SUBTYPE),
  named(CONDITION),
]

/** A home read back from its columns. */
export function factsOf(row: HomeValues): Facts {
  const [operation, type] = [OPERATIONS.get(row.op), TYPES.get(row.type)]
  if (!operation || !type) throw new Error(`No operation ${row.op} or type ${row.type}`)
  return {
    operation,
    type,
    subtype: SUBTYPES.get(row.subtype) ?? null,
    condition: CONDITIONS.get(row.condition) ?? null,
    price: row.price || null,
    area: row.area,
    areaKind: AREA_KINDS[row.area_kind - 1] ?? null,
    plot: row.plot,
    bedrooms: row.beds,
    bathrooms: row.baths,
    yes: listOf(FEATURES, row.yes),
    no: listOf(FEATURES, row.no),
    views: row.views === null ? null : listOf(VIEWS, row.views),
    floor: row.floor,
    sea: row.sea,
    year: row.year,
    places: row.places,
    muni: row.muni,
    point: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
  }
}

/**
 * An array of polygons as PostgreSQL reads it; rings are checked when a demand is read, so they
 * hold numbers alone.
 */
function areasOf(rings: [number, number][][]): string {
  return `{${rings.map((ring) => `"(${ring.map(([lon, lat]) => `(${lon},${lat})`).join(',')})"`).join(',')}}`
}

export function demandValues(criteria: Criteria): DemandValues {
  const { where, price, area, bedrooms, floor, year, weights } = criteria
  const earned = earnable(criteria)
  const conditions = criteria.condition.map((one) => codeOf(CONDITION, one))
  return {
    keys: criteria.operations.flatMap((operation) =>
      roadsOf(where).map((place) => keyOf(codeOf(OPERATION, operation), place)),
    ),
    types: bitsOf(criteria.types.map((one) => codeOf(TYPE, one))),
    subtypes: bitsOf(criteria.subtypes.map((one) => codeOf(SUBTYPE, one))),
    everywhere: where === null,
    places: where?.places ?? [],
    excluded: criteria.excluded,
    areas: areasOf(where?.rings ?? []),
    price_min: price.min,
    price_max: price.max,
    price_limit: price.limit,
    area_min: area.min,
    area_max: area.max,
    plot_min: criteria.plotMin,
    beds_min: bedrooms.min,
    beds_max: bedrooms.max,
    baths_min: criteria.bathroomsMin,
    must: maskOf(FEATURES, criteria.must),
    wishes: maskOf(FEATURES, criteria.wishes),
    unwanted: maskOf(FEATURES, criteria.unwanted),
    views: maskOf(VIEWS, criteria.views),
    conditions: bitsOf(conditions),
    condition_best: Math.min(99, ...conditions),
    sea_max: criteria.seaMax,
    floor_min: floor.min,
    floor_max: floor.max,
    year_min: year.min,
    year_max: year.max,
    low: criteria.low,
    base: Object.keys(weights).length === 0 ? 100 : 0,
    weights: CRITERIA.map((criterion) => earned[criterion] ?? 0),
  }
}

/** SQL types of the columns; they are wide where products would pass four bytes. */
const HOME_TYPES: Record<keyof HomeValues, string> = {
  op: 'int4',
  type: 'int4',
  subtype: 'int4',
  condition: 'int4',
  muni: 'int4',
  places: 'int4[]',
  lat: 'float8',
  lon: 'float8',
  price: 'int8',
  area: 'int8',
  area_kind: 'int4',
  plot: 'int8',
  beds: 'int4',
  baths: 'int4',
  yes: 'int8',
  no: 'int8',
  views: 'int4',
  floor: 'int4',
  sea: 'int4',
  year: 'int4',
}
const DEMAND_TYPES: Record<keyof DemandValues, string> = {
  keys: 'int4[]',
  types: 'int4',
  subtypes: 'int8',
  everywhere: 'bool',
  places: 'int4[]',
  excluded: 'int4[]',
  areas: 'polygon[]',
  price_min: 'int8',
  price_max: 'int8',
  price_limit: 'int8',
  area_min: 'int8',
  area_max: 'int8',
  plot_min: 'int8',
  beds_min: 'int4',
  beds_max: 'int4',
  baths_min: 'int4',
  must: 'int8',
  wishes: 'int8',
  unwanted: 'int8',
  views: 'int4',
  conditions: 'int4',
  condition_best: 'int4',
  sea_max: 'int4',
  floor_min: 'int4',
  floor_max: 'int4',
  year_min: 'int4',
  year_max: 'int4',
  low: 'int4[]',
  base: 'int4',
  weights: 'int4[]',
}

const columns = <Values>(alias: string, types: Record<keyof Values, string>): Side<Values> =>
  Object.fromEntries(
    Object.keys(types).map((name) => [name, sql.ref(`${alias}.${name}`)]),
  ) as Side<Values>

const constants = <Values extends object>(
  values: Values,
  types: Record<keyof Values, string>,
): Side<Values> =>
  Object.fromEntries(
    Object.entries(types).map(([name, type]) => [
      name,
      sql`${values[name as keyof Values]}::${sql.raw(type as string)}`,
    ]),
  ) as Side<Values>

/** `match_home h` and `match_demand d` as sides. */
export const HOMES = columns<HomeValues>('h', HOME_TYPES)
export const DEMANDS = columns<DemandValues>('d', DEMAND_TYPES)

export const oneHome = (home: Facts): Side<HomeValues> => constants(homeValues(home), HOME_TYPES)
export const oneDemand = (criteria: Criteria): Side<DemandValues> =>
  constants(demandValues(criteria), DEMAND_TYPES)

/** A record's columns for insert and update, each with its type. */
export const stored = <Values extends object>(values: Values): Side<Values> =>
  constants(values, ('op' in values ? HOME_TYPES : DEMAND_TYPES) as Record<keyof Values, string>)
