import { describe, expect, test } from 'vitest'
import type { MatchCriterion, MatchFail, MatchPartText } from '../../../../generated/model/index.ts'
import type { Criteria, Facts } from '../../../db/tables/match.ts'
import { withLessons } from '../weighing/criteria-of.ts'
import { judge } from './judge.ts'
import { learn, type Reaction } from './lessons.ts'
import { groupsOf, roundUp, type Missed } from './near.ts'
import { BASE, weigh } from './weights.ts'

type Asked = Omit<Criteria, 'weights' | 'low'>

const NOTHING: Asked = {
  operations: ['V'],
  types: [],
  subtypes: [],
  where: null,
  excluded: [],
  price: { min: null, max: null, limit: null },
  area: { min: null, max: null },
  plotMin: null,
  bedrooms: { min: null, max: null },
  bathroomsMin: null,
  must: [],
  wishes: [],
  unwanted: [],
  views: [],
  condition: [],
  seaMax: null,
  floor: { min: null, max: null },
  year: { min: null, max: null },
}
const HOME: Facts = {
  operation: 'V',
  type: 'vivienda',
  subtype: 'casa',
  condition: 'buen_estado',
  price: 50_000_000,
  area: 150,
  areaKind: 'built',
  plot: 400,
  bedrooms: 4,
  bathrooms: 2,
  yes: ['patio'],
  no: ['parking'],
  views: ['mountain'],
  floor: 2,
  sea: 1500,
  year: 1990,
  places: [1, 7061],
  muni: 7061,
  point: { lat: 39.766, lon: 2.715 },
}
const asks = (more: Partial<Asked>): Criteria => withLessons({ ...NOTHING, ...more }, [], [])
const about = (more: Partial<Asked>, home: Partial<Facts> = {}) =>
  judge(asks(more), { ...HOME, ...home })

const price = { price: { min: 40_000_000, max: 50_000_000, limit: 55_000_000 } }
const square: [number, number][] = [
  [2.7, 39.7],
  [2.8, 39.7],
  [2.8, 39.8],
  [2.7, 39.8],
]

describe('one criterion alone is worth 100 points', () => {
  test.each<
    [string, Partial<Asked>, Partial<Facts>, MatchCriterion, number, MatchPartText, boolean, object]
  >([
    [
      'price below the maximum',
      price,
      { price: 48_800_000 },
      'price',
      100,
      'under',
      true,
      { difference: 1_200_000 },
    ],
    ['price at the maximum', price, {}, 'price', 100, 'under', true, { difference: 0 }],
    [
      'price in the middle of the margin',
      price,
      { price: 52_500_000 },
      'price',
      70,
      'over',
      true,
      { difference: 2_500_000, percent: 5 },
    ],
    [
      'price at the end of the margin',
      price,
      { price: 55_000_000 },
      'price',
      40,
      'over',
      true,
      { percent: 10 },
    ],
    [
      'price under the minimum',
      price,
      { price: 20_000_000 },
      'price',
      75,
      'below',
      true,
      { difference: 20_000_000 },
    ],
    ['price on request', price, { price: null }, 'price', 40, 'unknown', false, {}],
    [
      'area as asked',
      { area: { min: 150, max: null } },
      {},
      'area',
      100,
      'within',
      true,
      { value: 150, areaKind: 'built' },
    ],
    [
      'a tenth too small',
      { area: { min: 150, max: null } },
      { area: 135 },
      'area',
      60,
      'few',
      true,
      { difference: 15 },
    ],
    [
      'far too large',
      { area: { min: null, max: 50 } },
      {},
      'area',
      50,
      'many',
      true,
      { difference: 100 },
    ],
    [
      'area nobody noted',
      { area: { min: 150, max: null } },
      { area: null, areaKind: null },
      'area',
      40,
      'unknown',
      false,
      {},
    ],
    [
      'plot too small',
      { plotMin: 500 },
      { plot: 450 },
      'plot',
      60,
      'few',
      true,
      { difference: 50 },
    ],
    [
      'bedrooms as asked',
      { bedrooms: { min: 4, max: null } },
      {},
      'bedrooms',
      100,
      'within',
      true,
      {},
    ],
    [
      'one bedroom less',
      { bedrooms: { min: 4, max: null } },
      { bedrooms: 3 },
      'bedrooms',
      70,
      'few',
      true,
      { value: 3, limit: 4 },
    ],
    [
      'more bedrooms than wanted',
      { bedrooms: { min: 1, max: 2 } },
      {},
      'bedrooms',
      80,
      'many',
      true,
      { difference: 2 },
    ],
    ['one bathroom less', { bathroomsMin: 3 }, {}, 'bathrooms', 60, 'few', true, {}],
    ['what must be, is', { must: ['patio'] }, {}, 'must', 100, 'has', true, { yes: ['patio'] }],
    [
      'what must be, nobody noted',
      { must: ['patio', 'lift'] },
      {},
      'must',
      70,
      'some',
      true,
      { unknown: ['lift'] },
    ],
    [
      'wishes, one of three',
      { wishes: ['patio', 'parking', 'pool'] },
      {},
      'wishes',
      43,
      'some',
      true,
      { no: ['parking'], unknown: ['pool'] },
    ],
    ['unwanted, nobody noted', { unwanted: ['lift'] }, {}, 'unwanted', 60, 'unknown', false, {}],
    [
      'unwanted, known to be absent',
      { unwanted: ['parking'] },
      {},
      'unwanted',
      100,
      'clean',
      true,
      {},
    ],
    [
      'any of the views',
      { views: ['sea', 'mountain'] },
      {},
      'views',
      100,
      'has',
      true,
      { yes: ['mountain'] },
    ],
    ['other views', { views: ['sea'] }, {}, 'views', 0, 'none', true, {}],
    [
      'better condition',
      { condition: ['buen_estado'] },
      { condition: 'reformado' },
      'condition',
      70,
      'better',
      true,
      {},
    ],
    ['worse condition', { condition: ['reformado'] }, {}, 'condition', 0, 'other', true, {}],
    [
      'half as far again from the sea',
      { seaMax: 1000 },
      {},
      'sea',
      50,
      'many',
      true,
      { difference: 500 },
    ],
    ['two floors too low', { floor: { min: 4, max: null } }, {}, 'floor', 40, 'few', true, {}],
    ['ten years too old', { year: { min: 2000, max: null } }, {}, 'year', 80, 'few', true, {}],
    [
      'subtype nobody noted',
      { subtypes: ['villa'] },
      { subtype: null },
      'subtype',
      40,
      'unknown',
      false,
      {},
    ],
    [
      'a place that is named',
      { where: { places: [7061], rings: [] } },
      {},
      'place',
      100,
      'here',
      true,
      {},
    ],
    [
      'an area that was drawn',
      { where: { places: [], rings: [square] } },
      {},
      'place',
      100,
      'here',
      true,
      {},
    ],
  ])('%s', (_name, asked, home, criterion, score, text, known, values) => {
    const verdict = about(asked, home)
    expect(verdict.parts).toHaveLength(1)
    expect(verdict.parts[0]).toMatchObject({
      criterion,
      weight: 100,
      points: score,
      text,
      known,
      values,
    })
    expect([verdict.score, verdict.fails]).toEqual([score, []])
  })
})

describe('conditions that are broken', () => {
  test.each<[MatchFail[], Partial<Asked>, Partial<Facts>]>([
    [['operation'], {}, { operation: 'A' }],
    [['type'], { types: ['local'] }, {}],
    [['subtype'], { subtypes: ['villa'] }, {}],
    [['place'], { where: { places: [7040], rings: [] } }, {}],
    [['place'], { where: { places: [], rings: [square] } }, { point: null }],
    [['place'], { excluded: [7061] }, {}],
    [['price'], price, { price: 55_000_001 }],
    [['area'], { area: { min: 200, max: null } }, {}],
    [['plot'], { plotMin: 1000 }, {}],
    [['bedrooms'], { bedrooms: { min: 6, max: null } }, {}],
    [['bathrooms'], { bathroomsMin: 4 }, {}],
    [['must'], { must: ['parking'] }, {}],
    [['unwanted'], { unwanted: ['patio'] }, {}],
    [
      [],
      {
        ...price,
        area: { min: 150, max: null },
        bedrooms: { min: 4, max: null },
        must: ['lift'],
        unwanted: ['pool'],
        subtypes: ['villa'],
      },
      { price: null, area: null, bedrooms: null, subtype: null },
    ],
  ])('%j', (fails, asked, home) => expect(about(asked, home).fails).toEqual(fails))
})

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

test('near misses are said in round steps, most homes first', () => {
  const missed = (more: Partial<Missed>): Missed => ({
    fail: 'price',
    price: 0,
    code: null,
    value: null,
    ...more,
  })
  const groups = groupsOf(
    [
      ...[55_050_000, 56_000_000, 56_150_000, 60_000_000].map((cents) => missed({ price: cents })),
      missed({ fail: 'must', code: 'parking' }),
      missed({ fail: 'must', code: 'parking' }),
      missed({ fail: 'place', code: '07036', name: 'Marratxí', metres: 5200 }),
      missed({ fail: 'bedrooms', value: 2 }),
      missed({ fail: 'area', value: 120 }),
    ],
    asks({
      ...price,
      bedrooms: { min: 4, max: null },
      area: { min: 150, max: null },
      must: ['parking'],
    }),
  )
  expect(groups).toEqual([
    {
      key: 'price:60000000',
      fail: 'price',
      count: 4,
      value: 60_000_000,
      difference: 5_000_000,
      code: null,
      name: null,
    },
    {
      key: 'price:56200000',
      fail: 'price',
      count: 3,
      value: 56_200_000,
      difference: 1_200_000,
      code: null,
      name: null,
    },
    {
      key: 'must:parking',
      fail: 'must',
      count: 2,
      value: null,
      difference: null,
      code: 'parking',
      name: null,
    },
    {
      key: 'bedrooms:2',
      fail: 'bedrooms',
      count: 1,
      value: 2,
      difference: 2,
      code: null,
      name: null,
    },
    { key: 'area', fail: 'area', count: 1, value: 120, difference: 30, code: null, name: null },
    {
      key: 'place:07036',
      fail: 'place',
      count: 1,
      value: null,
      difference: 5200,
      code: '07036',
      name: 'Marratxí',
    },
  ])
  expect(roundUp(130_500, 130_000)).toBe(131_000)
})
