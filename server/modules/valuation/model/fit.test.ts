import { describe, expect, it } from 'vitest'
import { numbers } from '../../../testing/numbers.ts'
import { fit, FEWEST_TO_FIT } from './fit.ts'
import { plainHome } from './homes.fixture.ts'
import { Neighbourhood } from './near.ts'
import { ridge } from './ridge.ts'
import { kilometres, TRAITS, type Home } from './traits.ts'

/** About normal, around 0. */
const bell = (next: () => number): number =>
  Array.from({ length: 12 }, next).reduce((sum, one) => sum + one, 0) - 6

/**
 * Homes of two villages 20 km apart, the second twice as dear and almost all with a pool; a lift is
 * worth 20 % in both, a pool nothing; 10 % of the price is chance.
 */
function villages(count: number): Home[] {
  const next = numbers(11)
  return Array.from({ length: count }, (_, i) => {
    const isDear = i % 2 === 1
    const [lift, pool] = [next() < 0.5 ? 1 : 0, next() < (isDear ? 0.9 : 0.1) ? 1 : 0]
    const m2 = Math.round(60 + next() * 90)
    const log = Math.log(isDear ? 600_000 : 300_000) + 0.2 * lift + 0.1 * bell(next)
    return plainHome(`home-${String(i).padStart(4, '0')}`, {
      x: (isDear ? 20 : 0) + next() * 2,
      y: next() * 2,
      m2,
      price: Math.round(Math.exp(log) * m2),
      traits: { lift, pool },
    })
  })
}

const slopeOf = (slopes: readonly number[], trait: (typeof TRAITS)[number]): number =>
  slopes[TRAITS.indexOf(trait)] ?? Number.NaN

describe('ridge', () => {
  it('finds what a line was made of, and no slope where nothing changes', () => {
    const next = numbers(3)
    const x = Array.from({ length: 500 }, () => [next(), next() * 100, 7])
    const y = x.map(([a = 0, b = 0]) => 5 + 2 * a - 0.03 * b)
    const [first, second, third] = ridge(x, y)
    expect(first).toBeCloseTo(2, 1)
    expect(second).toBeCloseTo(-0.03, 3)
    expect(third).toBe(0)
  })

  it('holds back what few homes say', () => {
    const [slope] = ridge([[0], [1]], [0, 1])
    expect(slope).toBeGreaterThan(0)
    expect(slope).toBeLessThan(0.5)
  })
})

it('the nearest are those of a look at all', () => {
  const homes = villages(300)
  const places = new Neighbourhood(homes)
  for (const [x, y, km] of [
    [1, 1, 8],
    [20, 0, 0.4],
    [10, 1, 8],
    [10, 1, 30],
  ] as const) {
    const found = places.nearest({ x, y }, 15, km)
    const all = homes
      .map((home) => ({ id: home.id, km: kilometres({ x, y }, home) }))
      .filter((one) => one.km <= km)
      .sort((a, b) => a.km - b.km)
      .slice(0, 15)
    expect(found.map(({ home }) => home.id)).toEqual(all.map(({ id }) => id))
  }
})

describe('a fit', () => {
  it('is none of few homes', async () => {
    expect(await fit(villages(FEWEST_TO_FIT - 1))).toBeNull()
  })

  it('learns slopes inside neighbourhoods, its error and an interval that holds 8 of 10', async () => {
    const model = await fit(villages(600))
    expect(model?.n).toBe(600)
    expect(slopeOf(model?.slopes ?? [], 'lift')).toBeCloseTo(0.2, 1)
    // Between the villages homes with a pool are twice as dear; inside them they are not.
    expect(Math.abs(slopeOf(model?.slopes ?? [], 'pool'))).toBeLessThan(0.05)
    expect(model?.error.n).toBe(600)
    expect(model?.error.median).toBeGreaterThan(0.04)
    expect(model?.error.median).toBeLessThan(0.1)
    expect(model?.error.cover).toBeGreaterThan(0.76)
    expect(model?.error.cover).toBeLessThan(0.84)
  })

  it('does not hang on the order of its homes', async () => {
    const homes = villages(120)
    expect(await fit([...homes].reverse())).toEqual(await fit(homes))
  })
})
