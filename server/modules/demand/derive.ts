import type { DemandDoc, DemandTables } from '../../db/tables/demand.ts'
import { fold } from '../../db/index.ts'
import { boxOf, islandsOf, radiusOf, ringOf } from './areas.ts'
import { endOfDay } from '../../time/madrid.ts'
import { sortPlaces, spellings } from './places.ts'

/** The columns that follow from the document alone. */
export type Derived = Omit<
  DemandTables['demand'],
  | 'id'
  | 'agency_id'
  | 'contact_id'
  | 'agent_id'
  | 'created_by'
  | 'ref'
  | 'status'
  | 'reason'
  | 'closed_at'
  | 'version'
  | 'doc'
  | 'archived_at'
  | 'created_at'
  | 'updated_at'
  | 'search'
  | 'tags'
>

/** How many percent over the maximum still count when nobody said. */
export const FLEX = 10

function whereOf({ where }: DemandDoc) {
  const wanted = sortPlaces(where?.places ?? [])
  const not = sortPlaces(where?.excludePlaces ?? [])
  const polygons = (where?.polygons ?? []).map(ringOf)
  const drawn = islandsOf(polygons, where?.near)
  const finer = new Set([...wanted.on, ...drawn])
  const whole = [...new Set([...(where?.islands ?? []), ...wanted.islands])]
  return {
    // Sóller on Mallorca means Sóller: an island counts whole only when nothing finer on it is
    // named.
    islands: whole.filter((island) => !finer.has(island)),
    municipalities: wanted.municipalities,
    towns: wanted.towns,
    postal_codes: wanted.postalCodes,
    exclude_municipalities: not.municipalities,
    exclude_towns: not.towns,
    exclude_postal_codes: not.postalCodes,
    polygons,
    bbox: boxOf(polygons),
    near_lat: where?.near?.geo.lat ?? null,
    near_lon: where?.near?.geo.lon ?? null,
    near_m: where?.near ? radiusOf(where.near) : null,
    on_islands: [...new Set([...whole, ...finer])],
    sea_distance_max: where?.seaDistanceMax ?? null,
  }
}

/** Every column that lists and matching read, from the document and nothing else. */
export function derive(doc: DemandDoc): Derived {
  const { what, home, money, buyer, follow } = doc
  return {
    shared: follow?.shared === true,
    title: follow?.title ?? '',
    operations: what.operations,
    types: what.types ?? [],
    subtypes: what.subtypes ?? [],
    conditions: what.condition ?? [],
    price_min: money?.priceMin ?? null,
    price_max: money?.priceMax ?? null,
    price_flex_pct: money?.priceFlexPct ?? FLEX,
    area_min: home?.areaMin ?? null,
    area_max: home?.areaMax ?? null,
    plot_min: home?.plotMin ?? null,
    bedrooms_min: home?.bedroomsMin ?? null,
    bedrooms_max: home?.bedroomsMax ?? null,
    bathrooms_min: home?.bathroomsMin ?? null,
    ...whereOf(doc),
    views: home?.views ?? [],
    must_have: home?.mustHave ?? [],
    nice_to_have: home?.niceToHave ?? [],
    must_not: home?.mustNot ?? [],
    urgency: buyer?.urgency ?? null,
    expires_at: follow?.expiresOn ? endOfDay(follow.expiresOn) : null,
  }
}

/** Columns that say where, in one go: they are of one document. */
const WHERE = [
  'islands',
  'municipalities',
  'towns',
  'postal_codes',
  'polygons',
  'bbox',
  'near_lat',
  'near_lon',
  'near_m',
  'on_islands',
] as const

const asks = (part: object | undefined, key: string): unknown[] => {
  const value: unknown = (part as Record<string, unknown> | undefined)?.[key]
  return Array.isArray(value) ? value : value === undefined ? [] : [value]
}

/**
 * The columns of a document that holds more than the contract of the day can read, `kept`: a
 * demand whose values are all unknown by now asked for something, so it must not read as one that
 * takes anything (docs/decisions/0070). What it asked stands in its column and fits nothing; the
 * columns of the place stay as they were written when the place was known.
 */
export function neverWider(derived: Derived, kept: DemandDoc): Partial<Derived> {
  const { types, subtypes, islands, municipalities, towns, postal_codes, polygons, near_m } =
    derived
  const isAnywhere =
    [islands, municipalities, towns, postal_codes, polygons].every(({ length }) => length === 0) &&
    near_m === null
  const out: Partial<Derived> = {
    ...derived,
    types: types.length > 0 ? types : (asks(kept.what, 'types') as typeof types),
    subtypes: subtypes.length > 0 ? subtypes : (asks(kept.what, 'subtypes') as typeof subtypes),
  }
  if (
    isAnywhere &&
    ['islands', 'places', 'polygons', 'near'].some((key) => asks(kept.where, key).length > 0)
  )
    for (const column of WHERE) delete out[column]
  return out
}

/**
 * Words an agent looks a demand up by: reference, title, places; the person is found by module
 * contact.
 */
export function searchText(ref: string, { where, follow }: DemandDoc): string {
  const names = [
    ...(where?.places ?? []),
    ...(where?.islands ?? []).map((island) => island.toLowerCase()),
  ].flatMap(spellings)
  return fold([ref, follow?.title ?? '', ...names].join(' ')).slice(0, 4000)
}
