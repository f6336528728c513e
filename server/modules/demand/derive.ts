import type { DemandDoc, DemandTables } from '../../db/tables/demand.ts'
import { fold } from '../../db/index.ts'
import { boxOf, islandsOf, radiusOf, ringsOf } from './areas.ts'
import { endOfDay } from '../../time/madrid.ts'
import { municipalitiesOfIsland } from '../place/index.ts'
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
  | 'silent_since'
>

/** How many percent over the maximum still count when nobody said. */
export const FLEX = 10

function whereOf({ where }: DemandDoc) {
  const wanted = sortPlaces(where?.places ?? [])
  const not = sortPlaces(where?.excludePlaces ?? [])
  const islandsOut = not.islands.flatMap((island) =>
    municipalitiesOfIsland(island).map(({ ine }) => ine),
  )
  const polygons = ringsOf(where?.polygons ?? [])
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
    // A whole island is ruled out by all of its municipalities.
    exclude_municipalities: [...new Set([...not.municipalities, ...islandsOut])],
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

/**
 * Every column that lists read, from the document and nothing else; matching derives them anew, so
 * that it asks what the document says today.
 */
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
