import { describe, expect, it } from 'vitest'
import { compare, mostAlike } from './compare.ts'
import { estimate, weightedMedian } from './estimate.ts'
import { plainHome } from './homes.fixture.ts'
import { TRAITS, type Home } from './traits.ts'

const subject = plainHome('subject', { price: 0 })
const NONE = { slopes: [], quantile: 1 }

/** Homes in a ring 300 m round the subject, of sizes that no other has. */
const ring = (count: number, over: (i: number) => Partial<Home> = () => ({})): Home[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI
    const at = { x: 0.3 * Math.cos(turn), y: 0.3 * Math.sin(turn), m2: 90 + 2.2 * i }
    return plainHome(`ring-${String(i).padStart(3, '0')}`, { ...at, ...over(i) })
  })

describe('the weighted median', () => {
  it.each([
    [[[1, 1]], 1],
    [
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
      2,
    ],
    [
      [
        [3, 1],
        [1, 5],
        [2, 1],
      ],
      1,
    ],
    [
      [
        [1, 1],
        [9, 2],
      ],
      9,
    ],
  ])('of %j is %d', (pairs, middle) => {
    const values = pairs.map(([value = 0, weight = 0]) => ({ value, weight }))
    expect(weightedMedian(values)).toBe(middle)
  })
})

describe('a refusal', () => {
  it.each([
    [7, 'tooFew'],
    [8, null],
  ])('of %d homes is %s', (count, reason) => {
    const said = estimate(subject, ring(count), NONE)
    expect(said.reason).toBe(reason)
    expect(said.value === null).toBe(reason !== null)
    expect(said.best).toHaveLength(count)
  })

  it('counts no home beyond 8 km', () => {
    const far = (i: number) => (i < 5 ? { x: 8.1, y: 0 } : {})
    expect(estimate(subject, ring(12, far), NONE)).toMatchObject({ reason: 'tooFew', value: null })
  })

  it.each([
    [0.45, null],
    [0.46, 'tooWide'],
  ])('of a doubt of %d is %s', (width, reason) => {
    const pool = ring(15)
    const { halfWidth } = estimate(subject, pool, NONE)
    const doubt = Math.log(1 + (halfWidth ?? 0))
    const said = estimate(subject, pool, {
      slopes: [],
      quantile: Math.log(1 + width - 1e-9) / doubt,
    })
    expect(said.reason).toBe(reason)
  })
})

describe('a home advertised twice changes nothing when its twin is removed', () => {
  const dear = { price: 900 * 300_000 }
  it.each<[string, Partial<Home>]>([
    ['the same advert', { id: subject.id }],
    ['of one group', { group: 'one', x: 2, m2: 130 }],
    ['as near and as like', { x: 0.11, m2: 101 }],
  ])('%s', (_name, twin) => {
    const own = { ...subject, group: 'one' }
    const pool = ring(20)
    const doubled = [plainHome('twin', { ...dear, ...twin }), ...pool]
    expect(estimate(own, doubled, NONE)).toEqual(estimate(own, pool, NONE))
  })

  it('a neighbour with another bathroom is no twin', () => {
    const other = plainHome('other', { x: 0.05, traits: { bathrooms: 2 } })
    expect(compare(subject, [other], [])).toHaveLength(1)
  })

  it('a withdrawn advert and the one that follows it count once', () => {
    const [first] = ring(1)
    const before = plainHome('before', { ...first, id: 'before', isGone: true })
    const compared = compare(subject, [...ring(1), before], [])
    expect(mostAlike(compared, 15)).toHaveLength(1)
  })
})

describe('an adjustment', () => {
  const slopes = TRAITS.map((trait) => (trait === 'lift' ? 0.1 : 0))
  it('brings each home to the subject', () => {
    const [moved] = compare(subject, [plainHome('lift', { x: 1, traits: { lift: 1 } })], slopes)
    expect(Math.exp(moved?.adjusted ?? 0)).toBeCloseTo(300_000 * Math.exp(-0.1), 3)
  })

  it('moves the value with them', () => {
    const pool = ring(15).map((home) => plainHome(home.id, { ...home, traits: { lift: 1 } }))
    const { value } = estimate(subject, pool, { slopes, quantile: 1 })
    expect(value?.value).toBeCloseTo(100 * 300_000 * Math.exp(-0.1), 0)
  })
})

it('the interval stands around the value in equal shares', () => {
  const said = estimate(subject, ring(15), NONE).value
  expect((said?.high ?? 0) / (said?.value ?? 1)).toBeCloseTo(
    (said?.value ?? 0) / (said?.low ?? 1),
    9,
  )
})

it.each([
  [0, null],
  [100 * 290_000, 0],
  [100 * 310_000, 100],
])('a price of %d cents has the percentile %s', (price, percentile) => {
  expect(estimate({ ...subject, price }, ring(20), NONE).percentile).toBe(percentile)
})
