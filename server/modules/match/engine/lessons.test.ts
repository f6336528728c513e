import { describe, expect, test } from 'vitest'
import type { Facts } from '../../../db/tables/match.ts'
import { withLessons } from '../weighing/criteria-of.ts'
import { learn, type Reaction } from './lessons.ts'
import { BASE, earnable, weigh } from './weights.ts'
import { about, asks, HOME, NOTHING, price } from './judge.fixture.ts'

test('what is not asked gives no weight; weights are whole and add up to 100', () => {
  expect(about({})).toEqual({ score: 100, parts: [], fails: [] })
  const weights = weigh(['price', 'place', 'area', 'bedrooms', 'wishes'], [])
  expect(weights).toEqual({ place: 30, price: 25, area: 15, bedrooms: 15, wishes: 15 })
  const odd = Object.values(weigh(['price', 'bathrooms', 'sea'], []))
  expect(odd.reduce((sum, one) => sum + one, 0)).toBe(100)
  expect(Object.keys(BASE)).toHaveLength(15)
})

test('the points that are left go to the largest remainders', () => {
  // 25, 8 and 8 of 41: 60.98, 19.51 and 19.51 of a hundred.
  expect(weigh(['bathrooms', 'sea', 'price'], [])).toEqual({ bathrooms: 20, sea: 19, price: 61 })
  // 4, 30 and 5 of 39: 10.26, 76.92 and 12.82.
  expect(weigh(['year', 'place', 'floor'], [])).toEqual({ year: 10, place: 77, floor: 13 })
  expect(weigh([], [])).toEqual({})
  expect(
    weigh(
      ['price', 'area'],
      [
        { criterion: 'price', percent: 90 },
        { criterion: 'price', percent: 90 },
      ],
    ),
  ).toEqual(weigh(['price', 'area'], [{ criterion: 'price', percent: 50 }]))
})

test('points are earned by wishes that can be met alone', () => {
  const criteria = asks({ ...price, seaMax: 100 })
  expect(earnable(criteria)).toMatchObject({ ...criteria.weights, year: 0 })
  const unmet = earnable({ ...criteria, unmet: ['sea'] })
  expect(unmet).not.toHaveProperty('sea')
  expect(unmet.price).toBe(criteria.weights.price)
})

describe('lessons', () => {
  const asked = { ...NOTHING, ...price, where: { places: [1], rings: [] }, wishes: ['pool'] }
  const liked = (facts: Partial<Facts>): Reaction => ({
    state: 'liked',
    reason: null,
    facts: { ...HOME, ...facts },
  })
  const disliked = (reason: Reaction['reason']): Reaction => ({
    state: 'disliked',
    reason,
    facts: HOME,
  })
  const over = liked({ price: 52_000_000 })
  test.each<[string, Reaction[], [string, number, string][]]>([
    ['one is chance', [over], []],
    ['three liked above the maximum', [over, over, over], [['price', -30, 'likedOver']]],
    ['two too dear', [disliked('price'), disliked('price')], [['price', 20, 'tooDear']]],
    [
      'both ways weigh against each other',
      [over, over, disliked('price'), disliked('price'), disliked('price')],
      [['price', 10, 'tooDear']],
    ],
    ['never more than half', Array.from({ length: 9 }, () => over), [['price', -50, 'likedOver']]],
    ['two places disliked', [disliked('place'), disliked('place')], [['place', 0, 'badPlace']]],
    [
      'something missed',
      [disliked('feature'), disliked('feature')],
      [['wishes', 20, 'missedFeature']],
    ],
    ['size, which was not asked', [disliked('size'), disliked('size')], []],
  ])('%s', (_name, reactions, lessons) =>
    expect(
      learn(asked, reactions).map(({ criterion, percent, cause }) => [criterion, percent, cause]),
    ).toEqual(lessons),
  )

  const all = { ...NOTHING, ...price, condition: ['reformado' as const] }
  const no = [disliked('condition'), disliked('condition')]
  const seen = (muni: number): Reaction => ({ ...disliked('place'), facts: { ...HOME, muni } })
  const twice = (one: Reaction): Reaction[] => [one, one]
  test.each<[string, Parameters<typeof learn>[0], Reaction[], ReturnType<typeof learn>]>([
    ['nothing of nobody', all, [], []],
    [
      'a home at the maximum is not over it',
      { ...NOTHING, ...price },
      twice(liked({ price: 50_000_000 })),
      [],
    ],
    [
      'nor one whose price nobody knows',
      { ...NOTHING, ...price },
      twice(liked({ price: null })),
      [],
    ],
    [
      'a visit and an offer tell that it was liked, as it is',
      { ...NOTHING, ...price },
      [
        { ...over, state: 'visited' },
        { ...over, state: 'offer' },
      ],
      [{ criterion: 'price', percent: -20, cause: 'likedOver', count: 2, places: [] }],
    ],
    [
      'what was only sent tells nothing',
      { ...NOTHING, ...price },
      twice({ ...over, state: 'sent' }),
      [],
    ],
    [
      'a home that is not known any more, too',
      { ...NOTHING, ...price },
      twice({ ...over, facts: null }),
      [],
    ],
    [
      'a reason of somebody who liked it is none',
      { ...NOTHING, ...price },
      twice({ ...over, reason: 'price', facts: HOME }),
      [],
    ],
    [
      'too small',
      { ...NOTHING, area: { min: 100, max: null } },
      twice(disliked('size')),
      [{ criterion: 'area', percent: 20, cause: 'tooSmall', count: 2, places: [] }],
    ],
    [
      'smaller ones were liked',
      { ...NOTHING, area: { min: 150, max: null } },
      [...twice(liked({ area: 149 })), liked({ area: 150 }), liked({ area: null })],
      [{ criterion: 'area', percent: -20, cause: 'likedSmaller', count: 2, places: [] }],
    ],
    [
      'too few rooms where no area is asked',
      { ...NOTHING, bedrooms: { min: 3, max: null } },
      twice(disliked('size')),
      [{ criterion: 'bedrooms', percent: 20, cause: 'tooSmall', count: 2, places: [] }],
    ],
    [
      'an area is asked: rooms learn nothing',
      { ...NOTHING, area: { min: 1, max: null }, bedrooms: { min: 3, max: null } },
      twice(disliked('size')),
      [{ criterion: 'area', percent: 20, cause: 'tooSmall', count: 2, places: [] }],
    ],
    [
      'rooms that are not asked',
      { ...NOTHING, bedrooms: { min: null, max: 3 } },
      twice(disliked('size')),
      [],
    ],
    [
      'bad condition',
      { ...NOTHING, condition: ['reformado'] },
      no,
      [{ criterion: 'condition', percent: 20, cause: 'badCondition', count: 2, places: [] }],
    ],
    [
      'another condition was liked',
      { ...NOTHING, condition: ['reformado'] },
      [...twice(liked({})), liked({ condition: null }), liked({ condition: 'reformado' })],
      [{ criterion: 'condition', percent: -20, cause: 'likedWorse', count: 2, places: [] }],
    ],
    ['a condition that is not asked', NOTHING, [...no, ...twice(liked({}))], []],
    [
      'what must be was missed where nothing is wished',
      { ...NOTHING, must: ['lift'] },
      twice(disliked('feature')),
      [{ criterion: 'must', percent: 20, cause: 'missedFeature', count: 2, places: [] }],
    ],
    [
      'what is wished was not there, and liked',
      { ...NOTHING, must: ['lift'], wishes: ['pool', 'parking'] },
      [...twice(liked({})), liked({ no: ['lift'] })],
      [{ criterion: 'wishes', percent: -20, cause: 'likedWithout', count: 2, places: [] }],
    ],
    ['features that are not asked', NOTHING, twice(disliked('feature')), []],
    [
      'as often one as the other',
      { ...NOTHING, ...price },
      [...twice(over), ...twice(disliked('price'))],
      [],
    ],
    [
      'one is chance, beside two of the other',
      { ...NOTHING, ...price },
      [over, ...twice(disliked('price'))],
      [{ criterion: 'price', percent: 20, cause: 'tooDear', count: 2, places: [] }],
    ],
    [
      'two bad places, one that was seen once, and one of which nothing is known',
      asked,
      [seen(7), seen(9), seen(7), seen(9), seen(9), seen(3), seen(0), seen(0)],
      [{ criterion: 'place', percent: 0, cause: 'badPlace', count: 5, places: [7, 9] }],
    ],
    ['places where none is asked', { ...asked, where: null }, [seen(7), seen(7)], []],
    ['places of homes that are not known', asked, twice({ ...seen(7), facts: null }), []],
  ])('%s', (_name, criteria, reactions, lessons) =>
    expect(learn(criteria, reactions)).toEqual(lessons),
  )

  test('a lesson shifts the points and can be left out', () => {
    const lessons = learn(asked, [over, over])
    const [before, after, muted] = [
      withLessons(asked, [], []),
      withLessons(asked, lessons, []),
      withLessons(asked, lessons, ['price']),
    ]
    expect(after.weights.price).toBeLessThan(before.weights.price ?? 0)
    expect(muted.weights).toEqual(before.weights)
  })
})
