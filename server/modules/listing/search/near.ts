import type { NearCircle } from '../../../../generated/model/index.ts'
import type { Ring } from './shape.ts'

/** The furthest that may be asked. */
export const MOST_KM = 100
export const MOST_MINUTES = 90

type Mode = 'car' | 'foot'
type Step = [minutes: number, km: number]

const NOTHING: Step = [0, 0]

/**
 * Kilometres on the road after so many minutes: our assumption for island roads (slow in town, at
 * most 80 km/h between them) and for a person's walk of 4.8 km/h; docs/decisions/0023. Between two
 * lines the way is straight.
 */
const ROAD_KM: Record<Mode, Step[]> = {
  car: [
    [0, 0],
    [5, 2],
    [10, 5],
    [20, 13],
    [30, 22],
    [45, 37],
    [60, 53],
    [90, 85],
  ],
  foot: [
    [0, 0],
    [90, 7.2],
  ],
}
/** How much longer the road is than the straight line. */
const DETOUR: Record<Mode, number> = { car: 1.4, foot: 1.3 }

/** Straight kilometres that are about so many minutes away. */
export function reach(mode: Mode, minutes: number): number {
  const table = ROAD_KM[mode]
  const after = table.findIndex(([until]) => until >= minutes)
  const from = table[after - 1] ?? NOTHING
  const to = table[after] ?? NOTHING
  const road =
    to[0] === from[0]
      ? to[1]
      : from[1] + ((to[1] - from[1]) * (minutes - from[0])) / (to[0] - from[0])
  return Math.round((road / DETOUR[mode]) * 100) / 100
}

/**
 * Reads latitude,longitude,distance as the contract's pattern has it; a word of ours when it means
 * no place.
 */
export function readNear(text: string): NearCircle | 'near' | 'nearFar' {
  const [, lat = 91, lon = 181, amount = 0, unit] =
    /^(-?[\d.]+),(-?[\d.]+),([\d.]+)(km|car|foot)$/
      .exec(text)
      ?.map((part, i) => (i > 0 && i < 4 ? Number(part) : part)) ?? []
  const [south, west, far] = [Number(lat), Number(lon), Number(amount)]
  if (!(Math.abs(south) <= 90 && Math.abs(west) <= 180 && far > 0)) return 'near'
  if (far > (unit === 'km' ? MOST_KM : MOST_MINUTES)) return 'nearFar'
  const minutes = unit === 'car' || unit === 'foot'
  return { lat: south, lon: west, km: minutes ? reach(unit, far) : far, minutes }
}

const CORNERS = 64
const KM_PER_DEGREE = 111.32

/** The circle as a polygon, which it exceeds by a thousandth of its radius at most. */
export function circleRing({ lat, lon, km }: NearCircle): Ring {
  const wide = Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  return Array.from({ length: CORNERS }, (_, i) => {
    const turn = (i / CORNERS) * 2 * Math.PI
    return {
      lat: lat + (Math.sin(turn) * km) / KM_PER_DEGREE,
      lon: lon + (Math.cos(turn) * km) / KM_PER_DEGREE / wide,
    }
  })
}
