import { whole } from './seed.ts'
import type { Spot } from './spot.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const LASTS = 45 * MINUTE

const iso = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}Z`

/**
 * The hour at which an event begins: inside the days asked for, else in the week around today;
 * whole quarters.
 */
function beginOf(spot: Spot): number {
  const asked = (name: string): number =>
    typeof spot.query[name] === 'string' ? Date.parse(spot.query[name]) : Number.NaN
  const [from, to] = [asked('from'), asked('to')]
  const first = Number.isNaN(from) ? spot.today.getTime() - 2 * DAY : from
  const days = Number.isNaN(to) ? 9 : Math.max(1, Math.floor((to - first) / DAY))
  return (
    first -
    (first % DAY) +
    whole(`${spot.record}.day`, 0, days - 1) * DAY +
    whole(`${spot.record}.quarter`, 32, 68) * 15 * MINUTE
  )
}

export const startOf = (spot: Spot): string => iso(beginOf(spot))
export const endOf = (spot: Spot): string => iso(beginOf(spot) + LASTS)

/** An instant of the last two months, or of the next two: as a day, where `format` wants one. */
export function around(spot: Spot, name: string, when: 'past' | 'coming', format: unknown): string {
  const key = `${spot.record}.${name}`
  const days = whole(key, 1, 60) * (when === 'past' ? -1 : 1)
  const at = iso(spot.today.getTime() + days * DAY + whole(`${key}m`, 480, 1140) * MINUTE)
  return format === 'date' ? at.slice(0, 10) : at
}
