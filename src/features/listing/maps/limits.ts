import type { Place } from '../../../../generated/model'
import { EVERYWHERE } from '../../../lib/search-path'
import type { Bbox } from '../../../ui/map/projection'
import { withFilter, type Filters } from '../search/filters'
import { changed, type Search } from '../search/search-state'
import { readRing, type Ring } from './rings'

/** The drawn areas of a search. */
export const ringsOf = ({ area = [] }: Filters): Ring[] =>
  area.map(readRing).filter((ring) => ring.length >= 3)

/** West, south, east, north of some corners. */
export function boxAround(ring: Ring): Bbox {
  const lons = ring.map(([lon]) => lon)
  const lats = ring.map(([, lat]) => lat)
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]
}

/**
 * Straight kilometres of a minute, roughly: enough to know where to look. The circle itself is the
 * API's.
 */
const KM_PER_MINUTE = { car: 0.6, foot: 0.062 }

/** Point and reach of `near`. */
export function readNear(
  text: string,
): { lat: number; lon: number; amount: number; unit: 'km' | 'car' | 'foot' } | null {
  const [, lat, lon, amount, unit] =
    /^(-?[\d.]+),(-?[\d.]+),([\d.]+)(km|car|foot)$/.exec(text) ?? []
  return unit
    ? { lat: Number(lat), lon: Number(lon), amount: Number(amount), unit: unit as 'km' }
    : null
}

function nearBox(text: string): Bbox | null {
  const near = readNear(text)
  if (!near) return null
  const km = near.unit === 'km' ? near.amount : near.amount * KM_PER_MINUTE[near.unit]
  const high = km / 110.6
  const wide = high / Math.cos((near.lat * Math.PI) / 180)
  return [near.lon - wide, near.lat - high, near.lon + wide, near.lat + high]
}

/** The box round what a search draws on the map; null when it draws nothing. */
export function limitsBox({ area, near }: Filters): Bbox | null {
  const rings = area ? ringsOf({ area }) : []
  return rings.length > 0 ? boxAround(rings.flat()) : near ? nearBox(near) : null
}

/**
 * The search with something drawn on the map. What is drawn says where, so a town or a box of
 * before goes; an island stays while the drawing lies within it.
 */
export function drawn(
  search: Search,
  place: Place | undefined,
  change: Pick<Filters, 'area' | 'near'>,
): Search {
  const filters = { ...withFilter(search.filters, 'bbox', undefined), ...change }
  const box = limitsBox(filters)
  const [west = 0, south = 0, east = 0, north = 0] =
    place?.kind === 'island' ? (place.bbox ?? []) : []
  const inside = box && box[0] >= west && box[1] >= south && box[2] <= east && box[3] <= north
  return changed(search, { filters, place: inside ? search.place : EVERYWHERE })
}
