import type { DemandNear, DemandPolygon, Island } from '../../../generated/model/index.ts'
import type { DemandRing } from '../../db/tables/demand.ts'
import { reach, readRing, writeRing, type Fault } from '../listing/index.ts'
import { municipality, municipalityAt } from '../place/index.ts'

const corners = ({ coordinates: [ring = []] }: DemandPolygon) =>
  ring.map(([lon = 0, lat = 0]) => ({ lat, lon }))

/** The ring of a polygon, or why it cannot be an area: by the rules of the public map. */
function read(polygon: DemandPolygon): ReturnType<typeof readRing> {
  const ring = corners(polygon)
  return ring.some(({ lat }) => Math.abs(lat) > 90) ? 'area' : readRing(writeRing(ring))
}

/** Why a polygon cannot be an area, null when it can. */
export function faultOf(polygon: DemandPolygon): Fault | null {
  const ring = read(polygon)
  return typeof ring === 'string' ? ring : null
}

/**
 * Rings of those that are areas, closed, to five decimals (about a metre). Others nobody can type
 * here; stored by another version they are a place that nobody can read (`lostAreas`).
 */
export function ringsOf(polygons: DemandPolygon[]): DemandRing[] {
  return polygons.flatMap((polygon) => {
    const ring = read(polygon)
    if (typeof ring === 'string') return []
    const positions = ring.map(({ lat, lon }): [number, number] => [lon, lat])
    return [[...positions, ...positions.slice(0, 1)]]
  })
}

/** Polygons that are no area. */
export const lostAreas = (polygons: DemandPolygon[] = []): DemandPolygon[] =>
  polygons.filter((polygon) => faultOf(polygon) !== null)

/** west, south, east, north around rings; null without any. */
export function boxOf(rings: DemandRing[]): number[] | null {
  const all = rings.flat()
  if (all.length === 0) return null
  const [lons, lats] = [all.map(([lon]) => lon), all.map(([, lat]) => lat)]
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]
}

/** Radius of a circle in metres; minutes by the table of docs/decisions/0023. */
export function radiusOf({ amount, unit }: DemandNear): number {
  return Math.round((unit === 'km' ? amount : reach(unit, amount)) * 1000)
}

const islandAt = (lat: number, lon: number): Island | null => {
  const ine = municipalityAt(lat, lon)
  return (ine && municipality(ine)?.island) || null
}

/** Islands that drawn areas and the circle lie on, by their corners and middles. */
export function islandsOf(rings: DemandRing[], near: DemandNear | undefined): Island[] {
  const points = rings.flatMap((ring) => {
    const [west = 0, south = 0, east = 0, north = 0] = boxOf([ring]) ?? []
    return [[(west + east) / 2, (south + north) / 2] as const, ...ring]
  })
  if (near) points.push([near.geo.lon, near.geo.lat])
  return [...new Set(points.flatMap(([lon, lat]) => islandAt(lat, lon) ?? []))]
}
