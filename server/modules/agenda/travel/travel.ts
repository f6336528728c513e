import type { GeoPoint, Island } from '../../../../generated/model/index.ts'

/**
 * Time by road is estimated from the straight line: roads are longer than it by a factor, and one
 * gets on at a mean speed, by island (docs/decisions/0032). Minutes for leaving and parking come on
 * top. Nobody drives from one island to another.
 */
const ROADS = {
  MALLORCA: { factor: 1.35, kmPerHour: 52 },
  MENORCA: { factor: 1.3, kmPerHour: 52 },
  IBIZA: { factor: 1.35, kmPerHour: 45 },
  FORMENTERA: { factor: 1.3, kmPerHour: 40 },
} satisfies Record<Island, { factor: number; kmPerHour: number }>

/** An island that only another version knows is taken for the largest. */
const roadsOf = (island: Island | null): { factor: number; kmPerHour: number } =>
  island !== null && Object.hasOwn(ROADS, island) ? ROADS[island] : ROADS.MALLORCA

const DOOR_MINUTES = 6
const EARTH_KM = 6371.0088

/** A place as a way needs it. */
export interface Place {
  geo: GeoPoint | null
  island: Island | null
}

/** A way: minutes and kilometres by road, or that there is water in between. */
export interface Way {
  minutes: number | null
  kilometres: number | null
  crossing: boolean
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres in a straight line (haversine). */
export function straight(a: GeoPoint, b: GeoPoint): number {
  const half = (angle: number): number => Math.sin(angle / 2) ** 2
  const h =
    half(radians(b.lat - a.lat)) +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(radians(b.lon - a.lon))
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The way between two places; null when too little is known. The same place is no way. */
export function wayBetween(from: Place, to: Place): Way | null {
  if (from.island && to.island && from.island !== to.island)
    return { minutes: null, kilometres: null, crossing: true }
  if (!from.geo || !to.geo) return null
  const line = straight(from.geo, to.geo)
  if (line < 0.15) return { minutes: 0, kilometres: 0, crossing: false }
  const { factor, kmPerHour } = roadsOf(from.island ?? to.island)
  const kilometres = line * factor
  return {
    minutes: Math.ceil((DOOR_MINUTES + (kilometres / kmPerHour) * 60) / 5) * 5,
    kilometres: Math.round(kilometres * 10) / 10,
    crossing: false,
  }
}
