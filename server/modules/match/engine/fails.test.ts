import { describe, expect, test } from 'vitest'
import type { MatchFail } from '../../../../generated/model/index.ts'
import type { Facts } from '../../../db/tables/match.ts'
import { asks, HOME, type Asked } from './judge.fixture.ts'
import { failsOf } from './fails.ts'

const fails = (asked: Partial<Asked>, home: Partial<Facts>): MatchFail[] =>
  failsOf(asks(asked), { ...HOME, ...home })
const limit = (cents: number | null) => ({ price: { min: null, max: cents, limit: cents } })
const none = { min: null, max: null }

describe('a condition breaks just beyond its edge', () => {
  test.each<[Partial<Asked>, Partial<Facts>, MatchFail[]]>([
    [limit(100), { price: 100 }, []],
    [limit(100), { price: 101 }, ['price']],
    [limit(null), { price: 101 }, []],
    [{ area: { min: 100, max: null } }, { area: 85 }, []],
    [{ area: { min: 100, max: null } }, { area: 84 }, ['area']],
    [{ area: { min: null, max: 10 } }, { area: 84 }, []],
    [{ plotMin: 100 }, { plot: 85 }, []],
    [{ plotMin: 100 }, { plot: 84 }, ['plot']],
    [{ bedrooms: { min: 3, max: null } }, { bedrooms: 2 }, []],
    [{ bedrooms: { min: 3, max: null } }, { bedrooms: 1 }, ['bedrooms']],
    [{ bathroomsMin: 3 }, { bathrooms: 2 }, []],
    [{ bathroomsMin: 3 }, { bathrooms: 1 }, ['bathrooms']],
    [{ operations: ['A', 'V'] }, {}, []],
    [{ types: ['local', 'vivienda'] }, {}, []],
    [{ subtypes: ['villa'] }, { subtype: null }, []],
    [{ must: ['lift'] }, {}, []],
    [{ must: ['lift', 'parking'] }, {}, ['must']],
    [{ unwanted: ['lift'] }, {}, []],
    [{ unwanted: ['lift', 'patio'] }, {}, ['unwanted']],
  ])('%j of %j', (asked, home, broken) => expect(fails(asked, home)).toEqual(broken))
})

test('nothing that is unknown breaks any, nor what is not asked', () => {
  const blank = { price: null, area: null, plot: null, bedrooms: null, bathrooms: null }
  expect(
    fails(
      {
        ...limit(-1),
        area: { min: 1, max: null },
        plotMin: 1,
        bedrooms: { min: 9, max: null },
        bathroomsMin: 9,
      },
      blank,
    ),
  ).toEqual([])
  const less = { price: -5, area: -5, plot: -5, bedrooms: -5, bathrooms: -5 }
  expect(
    fails({ ...limit(null), area: none, plotMin: null, bedrooms: none, bathroomsMin: null }, less),
  ).toEqual([])
})

test('says all that it breaks', () =>
  expect(
    fails(
      { ...limit(1), operations: ['A'], types: ['local'], excluded: [1], must: ['parking'] },
      {},
    ),
  ).toEqual(['operation', 'type', 'place', 'price', 'must']))
