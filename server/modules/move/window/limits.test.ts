import { describe, expect, it } from 'vitest'
import { freeAt, LIMITS, pace, REMEMBERED_MS, type Bucket } from './limits.ts'

const at = (ms: number): Date => new Date(Date.UTC(2026, 10, 24) + ms)

/** Asks as soon as it may, for an hour; `late`: each call arrives so much later than it left. */
function anHour(bucket: Bucket, late: (nth: number) => number): number[] {
  const left: Date[] = []
  let now = at(0)
  while (now < at(3_600_000)) {
    const since = now.getTime() - REMEMBERED_MS
    const free = freeAt(
      left.filter((call) => call.getTime() > since),
      bucket,
      now,
      null,
    )
    if (free > now) now = free
    else left.unshift(now)
  }
  return left.map((call, nth) => call.getTime() + late(nth)).toSorted((a, b) => a - b)
}

describe('the windows of the other program', () => {
  it.each(Object.keys(LIMITS) as Bucket[])(
    'are never exceeded for %s, however late calls arrive',
    (bucket) => {
      for (const late of [() => 0, (nth: number) => (nth % 7) * (bucket === 'photos' ? 10 : 900)]) {
        const arrived = anHour(bucket, late)
        for (const { most, seconds } of LIMITS[bucket])
          for (const [nth, moment] of arrived.entries()) {
            const before = arrived[nth - most]
            if (before !== undefined) expect(moment - before).toBeGreaterThanOrEqual(seconds * 1000)
          }
      }
    },
  )

  it('let four and a half homes through in a minute', () => {
    expect(60_000 / pace('propiedades', false)).toBeCloseTo(4.545, 2)
    expect(anHour('propiedades', () => 0).length).toBeGreaterThan(270)
  })

  it('close while the other program has us wait, and open half after it', () => {
    const rest = { restsUntil: at(600_000), slowUntil: at(4_200_000) }
    expect(freeAt([], 'propiedades', at(1), rest)).toEqual(at(600_000))
    expect(freeAt([at(600_000)], 'propiedades', at(600_001), rest)).toEqual(
      at(600_000 + pace('propiedades', true)),
    )
    expect(pace('propiedades', true)).toBe(2 * pace('propiedades', false))
  })

  it('are not closed for ever by a clock that ran ahead', () => {
    const ahead = Array.from({ length: 50 }, () => at(9_000_000_000))
    const free = freeAt(ahead, 'propiedades', at(0), null)
    expect(free.getTime()).toBeLessThanOrEqual(at(REMEMBERED_MS).getTime())
  })
})
