import { describe, expect, test } from 'vitest'
import type { Facts } from '../../../db/tables/match.ts'
import { withLessons } from '../weighing/criteria-of.ts'
import { learn, type Reaction } from './lessons.ts'
import { BASE, weigh } from './weights.ts'
import { about, HOME, NOTHING, price } from './judge.fixture.ts'

test('what is not asked gives no weight; weights are whole and add up to 100', () => {
  expect(about({})).toEqual({ score: 100, parts: [], fails: [] })
  const weights = weigh(['price', 'place', 'area', 'bedrooms', 'wishes'], [])
  expect(weights).toEqual({ place: 30, price: 25, area: 15, bedrooms: 15, wishes: 15 })
  const odd = Object.values(weigh(['price', 'bathrooms', 'sea'], []))
  expect(odd.reduce((sum, one) => sum + one, 0)).toBe(100)
  expect(Object.keys(BASE)).toHaveLength(15)
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
