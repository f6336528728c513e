import { getPosition, getTimes } from 'suncalc'
import { describe, expect, it } from 'vitest'
import { HORIZON, sunOf } from './sun-hours.ts'
import { sunOver } from './position.ts'

const PALMA = [39.57, 2.65] as const
const MINUTE = 60_000
const DAYS = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 12)))

/** The moment, to a few seconds, at which the sun crosses the horizon between two moments. */
function crossing(from: number, to: number): number {
  const isUp = (at: number) => sunOver(new Date(at), ...PALMA).altitude > HORIZON
  const begins = isUp(from)
  let [low, high] = [from, to]
  while (high - low > 5000) {
    const middle = (low + high) / 2
    if (isUp(middle) === begins) low = middle
    else high = middle
  }
  return low
}

describe('acceptance of sun: against suncalc on each day of a year', () => {
  it('rises and sets within three minutes of it', () => {
    for (const day of DAYS) {
      const { sunrise, sunset, solarNoon } = getTimes(day, ...PALMA)
      const noon = solarNoon.getTime()
      const rises = crossing(noon - 12 * 60 * MINUTE, noon)
      const sets = crossing(noon, noon + 12 * 60 * MINUTE)
      expect(Math.abs(rises - (sunrise?.getTime() ?? 0))).toBeLessThan(3 * MINUTE)
      expect(Math.abs(sets - (sunset?.getTime() ?? 0))).toBeLessThan(3 * MINUTE)
    }
  })

  it('stands at noon where it says, within 0.1°', () => {
    for (const day of DAYS) {
      const { solarNoon } = getTimes(day, ...PALMA)
      const theirs = getPosition(solarNoon, ...PALMA)
      const ours = sunOver(solarNoon, ...PALMA)
      expect(Math.abs(ours.altitude - theirs.altitude)).toBeLessThan(0.1)
      expect(Math.abs(ours.azimuth - 180)).toBeLessThan(0.5)
    }
  })

  it.each([
    ['2026-06-21', 73.87],
    ['2026-12-21', 27.03],
    ['2026-03-20', 50.4],
  ])('reaches on %s the height that was published', (day, height) => {
    const { solarNoon } = getTimes(new Date(`${day}T12:00:00Z`), ...PALMA)
    expect(Math.abs(sunOver(solarNoon, ...PALMA).altitude - height)).toBeLessThan(0.1)
  })
})

describe('hours of sun', () => {
  const hoursOf = (...orientation: ('N' | 'E' | 'S' | 'W')[]) =>
    Object.fromEntries((sunOf({ orientation }) ?? []).map(({ facing, hours }) => [facing, hours]))

  it('are half the day to the east, the other half to the west, all winter to the south', () => {
    const { E = [], W = [], S = [], N = [] } = hoursOf('W', 'S', 'E', 'N')
    for (const [month, hours] of E.entries()) {
      expect(Math.abs(hours - (W[month] ?? 0))).toBeLessThan(0.4)
      // What one side of a house has not, the opposite one has.
      expect(hours + (W[month] ?? 0)).toBeCloseTo((S[month] ?? 0) + (N[month] ?? 0), 0)
    }
    expect([S[11], N[11]]).toEqual([9.4, 0])
    expect(N[5]).toBeGreaterThan(5)
    expect(S[5]).toBeLessThan(S[8] ?? 0)
  })

  it('are told by direction from north on, and not at all where none is known', () => {
    expect(sunOf({ orientation: ['W', 'N'] })?.map(({ facing }) => facing)).toEqual(['N', 'W'])
    expect(sunOf({ orientation: [] })).toBeUndefined()
    expect(sunOf({})).toBeUndefined()
  })
})
