import type { Listing, ListingSun } from '../../../../generated/model/index.ts'
import { sunOver } from './position.ts'

/** Palma; over the other islands the sun of a month differs by less than the tenth that is told. */
const PLACE = { lat: 39.57, lon: 2.65 }
/** Any year would do: the sun comes back to a day within minutes. */
const YEAR = 2026
const STEP_MINUTES = 10
/** The upper edge, lifted by the air, is seen when the middle is still so far below. */
export const HORIZON = -0.833

const AZIMUTH = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 } as const
type Facing = keyof typeof AZIMUTH
const FACINGS = Object.keys(AZIMUTH) as Facing[]

let byFacing: ReadonlyMap<Facing, number[]> | undefined

/** Hours a day of sun on an upright wall, January to December, for each of the eight directions. */
function hoursByFacing(): ReadonlyMap<Facing, number[]> {
  const minutes = new Map(FACINGS.map((facing) => [facing, Array<number>(12).fill(0)]))
  const days = Array.from({ length: 12 }, (_, month) => new Date(YEAR, month + 1, 0).getDate())
  for (let at = Date.UTC(YEAR, 0, 1); at < Date.UTC(YEAR + 1, 0, 1); at += STEP_MINUTES * 60_000) {
    const moment = new Date(at)
    const { altitude, azimuth } = sunOver(moment, PLACE.lat, PLACE.lon)
    if (altitude < HORIZON) continue
    for (const [facing, months] of minutes)
      if (Math.cos(((azimuth - AZIMUTH[facing]) * Math.PI) / 180) > 0)
        months[moment.getUTCMonth()] = (months[moment.getUTCMonth()] ?? 0) + STEP_MINUTES
  }
  return new Map(
    [...minutes].map(([facing, months]) => [
      facing,
      months.map((sum, month) => Math.round(sum / (days[month] ?? 30) / 6) / 10),
    ]),
  )
}

/**
 * Sun on what a home's rooms look at, for each direction that is told; absent where none is. The
 * horizon is taken as free: hills and houses opposite are not known.
 */
export function sunOf({ orientation }: Listing['layout']): ListingSun[] | undefined {
  if (!orientation?.length) return undefined
  byFacing ??= hoursByFacing()
  const known = byFacing
  return FACINGS.filter((facing) => orientation.includes(facing)).map((facing) => ({
    facing,
    hours: known.get(facing) ?? [],
  }))
}
