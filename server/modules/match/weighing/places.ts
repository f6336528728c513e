import type { Island } from '../../../../generated/model/index.ts'
import type { Criteria } from '../../../db/tables/match.ts'
import {
  metresBetween,
  municipalitiesOfIsland,
  municipality,
  placeOfSlug,
  townOfCode,
} from '../../place/index.ts'
import { POSTAL, TOWN } from '../codes.ts'

export const ISLAND: Record<Island, number> = { MALLORCA: 1, MENORCA: 2, IBIZA: 3, FORMENTERA: 4 }
const ISLANDS: ReadonlyMap<number, Island> = new Map(
  (Object.entries(ISLAND) as [Island, number][]).map(([island, code]) => [code, island]),
)

type Ring = [number, number][]

/** Every municipality of the islands. */
const ALL = (Object.keys(ISLAND) as Island[]).flatMap(municipalitiesOfIsland)

/**
 * Every municipality a home may have, with the islands and 0 for those that say no more: the index
 * is entered by them.
 */
export const EVERYWHERE = [0, ...ISLANDS.keys(), ...ALL.map(({ ine }) => Number(ine))]

export const postalCode = (code: string): number => POSTAL + Number(code)

/** Codes of the places of a slug; an island or nothing known has none here. */
export function codesOfSlug(slug: string): number[] {
  const found = placeOfSlug(slug)
  if (found?.kind === 'municipality') return [Number(found.municipality.ine)]
  if (found?.kind === 'town') return [TOWN + found.town.code]
  if (found?.kind === 'postalCode') return [postalCode(found.code)]
  return found?.kind === 'island' ? [ISLAND[found.island.island]] : []
}

/** Municipalities a place lies in or reaches. */
function munisOfCode(code: number): number[] {
  if (code >= POSTAL)
    return ALL.filter((one) =>
      one.postalCodes.includes(String(code - POSTAL).padStart(5, '0')),
    ).map(({ ine }) => Number(ine))
  if (code >= TOWN) return [Number(townOfCode(code - TOWN)?.municipalityIne ?? 0)]
  return [code]
}

const spanOf = (ring: Ring): [number, number, number, number] => {
  const [lons, lats] = [ring.map(([lon]) => lon), ring.map(([, lat]) => lat)]
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]
}

/** Municipalities a drawn area may reach: their boxes meet. */
function munisOfRing(ring: Ring): number[] {
  const [west, south, east, north] = spanOf(ring)
  return ALL.filter(
    ({ bbox: [w, s, e, n] }) => w <= east && e >= west && s <= north && n >= south,
  ).map(({ ine }) => Number(ine))
}

/** The island of a place. */
export function islandOfCode(code: number): Island | null {
  return (
    ISLANDS.get(code) ??
    municipality(String(munisOfCode(code)[0] ?? 0).padStart(5, '0'))?.island ??
    null
  )
}

/** Islands and municipalities by which the index finds a demand: 0 alone for everywhere. */
export function roadsOf(where: Criteria['where']): number[] {
  if (where === null) return [0]
  return [...new Set([...where.places.flatMap(munisOfCode), ...where.rings.flatMap(munisOfRing)])]
}

/**
 * Every municipality in which a home of a demand may lie, with the island for homes that say no
 * more; null: anywhere.
 */
export function munisOf(where: Criteria['where']): number[] | null {
  if (where === null) return null
  return roadsOf(where).flatMap((code) => {
    const island = ISLANDS.get(code)
    return island ? [code, ...municipalitiesOfIsland(island).map(({ ine }) => Number(ine))] : [code]
  })
}

/** Whether islands and municipalities say it all, so that the index is exact. */
export const isWhole = (where: Criteria['where']): boolean =>
  where !== null && where.rings.length === 0 && where.places.every((code) => code < TOWN)

/** A municipality near the wanted ones. */
export interface NearMuni {
  /** Metres to the nearest wanted one, between their middles; 0 when it is wanted itself. */
  metres: number
}

/** As far as a buyer may be asked to look further. */
const NEAR_METRES = 15_000

/** Wanted municipalities and those near them on the same island; null: everywhere is wanted. */
export function munisNear(where: Criteria['where']): Map<number, NearMuni> | null {
  const wanted = munisOf(where)
  if (wanted === null) return null
  const middles = wanted.flatMap((code) => municipality(String(code).padStart(5, '0')) ?? [])
  const near = ALL.map((one) => {
    const metres = Math.min(
      ...middles
        .filter(({ island }) => island === one.island)
        .map(({ geo }) => Math.round(metresBetween(geo, one.geo))),
      Infinity,
    )
    return [Number(one.ine), { metres }] as const
  })
  return new Map([
    ...wanted.map((code) => [code, { metres: 0 }] as const),
    ...near.filter(([, { metres }]) => metres <= NEAR_METRES),
  ])
}
