import { describe, expect, test } from 'vitest'
import type { MatchCriterion } from '../../../../generated/model/index.ts'
import type { Facts } from '../../../db/tables/match.ts'
import { asks, HOME, type Asked } from './judge.fixture.ts'
import { RULES, type Found } from './rules.ts'

/** What a home is found to be by one criterion. */
const found = (criterion: MatchCriterion, asked: Partial<Asked>, home: Partial<Facts>): Found =>
  RULES[criterion](asks(asked), { ...HOME, ...home })

type Row = [asked: Partial<Asked>, home: Partial<Facts>, found: Found]

/** Of one criterion, each edge: as asked, a little off, far off, unknown. */
function held(criterion: MatchCriterion, rows: Row[]): void {
  describe(`${criterion}`, () => {
    test.each(rows)('%j of %j', (asked, home, is) =>
      expect(found(criterion, asked, home)).toEqual(is),
    )
  })
}

const known = (share: number, text: Found['text'], values: Found['values'] = {}): Found => ({
  share,
  known: true,
  text,
  values,
})
const unknown = (values: Found['values'] = {}): Found => ({
  share: 400,
  known: false,
  text: 'unknown',
  values,
})
const cents = (min: number | null, max: number | null, limit = max): Partial<Asked> => ({
  price: { min, max, limit },
})

held('price', [
  [
    cents(null, 1000),
    { price: 1000 },
    known(1000, 'under', { value: 1000, limit: 1000, difference: 0 }),
  ],
  [cents(null, 1000), { price: null }, unknown({ limit: 1000 })],
  [cents(500, null), { price: null }, unknown()],
  [cents(500, null), { price: 500 }, known(1000, 'within', { value: 500 })],
  [
    cents(500, null),
    { price: 499 },
    known(999, 'below', { value: 499, limit: 500, difference: 1 }),
  ],
  [cents(500, null), { price: 0 }, known(500, 'below', { value: 0, limit: 500, difference: 500 })],
  [
    cents(null, 1000, 1100),
    { price: 1050 },
    known(700, 'over', { value: 1050, limit: 1000, difference: 50, percent: 5 }),
  ],
  [
    cents(null, 1000, 1100),
    { price: 1100 },
    known(400, 'over', { value: 1100, limit: 1000, difference: 100, percent: 10 }),
  ],
  [
    cents(null, 1000, 1100),
    { price: 1101 },
    known(0, 'over', { value: 1101, limit: 1000, difference: 101, percent: 10 }),
  ],
  [
    cents(null, 1000, null),
    { price: 1001 },
    known(0, 'over', { value: 1001, limit: 1000, difference: 1, percent: 0 }),
  ],
])

const area = (min: number | null, max: number | null): Partial<Asked> => ({ area: { min, max } })
held('area', [
  [
    area(100, null),
    { area: 100, areaKind: 'usable' },
    known(1000, 'within', { areaKind: 'usable', value: 100, limit: 100 }),
  ],
  [area(null, 150), {}, known(1000, 'within', { areaKind: 'built', value: 150 })],
  [
    area(100, null),
    { area: 99 },
    known(960, 'few', { areaKind: 'built', value: 99, limit: 100, difference: 1 }),
  ],
  [
    area(100, null),
    { area: 10 },
    known(0, 'few', { areaKind: 'built', value: 10, limit: 100, difference: 90 }),
  ],
  [
    area(null, 100),
    { area: 101 },
    known(990, 'many', { areaKind: 'built', value: 101, limit: 100, difference: 1 }),
  ],
  [
    area(null, 100),
    { area: 900 },
    known(500, 'many', { areaKind: 'built', value: 900, limit: 100, difference: 800 }),
  ],
  [area(100, null), { area: null, areaKind: null }, unknown({ limit: 100 })],
  [area(null, 100), { area: null }, unknown()],
  [
    area(100, 200),
    { area: 150, areaKind: null },
    known(1000, 'within', { value: 150, limit: 100 }),
  ],
])
held('plot', [
  [{ plotMin: 400 }, {}, known(1000, 'within', { areaKind: 'plot', value: 400, limit: 400 })],
  [
    { plotMin: 500 },
    {},
    known(200, 'few', { areaKind: 'plot', value: 400, limit: 500, difference: 100 }),
  ],
  [{ plotMin: 500 }, { plot: null }, unknown({ limit: 500 })],
])

const beds = (min: number | null, max: number | null): Partial<Asked> => ({
  bedrooms: { min, max },
})
held('bedrooms', [
  [beds(4, null), {}, known(1000, 'within', { value: 4, limit: 4 })],
  [beds(null, 4), {}, known(1000, 'within', { value: 4 })],
  [beds(4, null), { bedrooms: 3 }, known(700, 'few', { value: 3, limit: 4, difference: 1 })],
  [beds(4, null), { bedrooms: 2 }, known(0, 'few', { value: 2, limit: 4, difference: 2 })],
  [beds(null, 3), {}, known(800, 'many', { value: 4, limit: 3, difference: 1 })],
  [beds(4, null), { bedrooms: null }, unknown({ limit: 4 })],
  [beds(null, 4), { bedrooms: null }, unknown()],
  [beds(null, 4), { bedrooms: 0 }, known(1000, 'within', { value: 0 })],
])
held('bathrooms', [
  [{ bathroomsMin: 2 }, {}, known(1000, 'within', { value: 2, limit: 2 })],
  [{ bathroomsMin: 3 }, {}, known(600, 'few', { value: 2, limit: 3, difference: 1 })],
  [{ bathroomsMin: 4 }, {}, known(0, 'few', { value: 2, limit: 4, difference: 2 })],
  [{ bathroomsMin: 2 }, { bathrooms: null }, unknown({ limit: 2 })],
])

const floor = (min: number | null, max: number | null): Partial<Asked> => ({ floor: { min, max } })
held('floor', [
  [floor(2, null), {}, known(1000, 'within', { value: 2 })],
  [floor(null, 2), {}, known(1000, 'within', { value: 2 })],
  [floor(3, null), {}, known(700, 'few', { value: 2, limit: 3, difference: 1 })],
  [floor(null, 0), {}, known(400, 'many', { value: 2, limit: 0, difference: 2 })],
  [floor(9, null), {}, known(0, 'few', { value: 2, limit: 9, difference: 7 })],
  [floor(1, null), { floor: null }, unknown()],
  [floor(null, 4), { floor: -1 }, known(1000, 'within', { value: -1 })],
])
const year = (min: number | null, max: number | null): Partial<Asked> => ({ year: { min, max } })
held('year', [
  [year(1989, null), {}, known(1000, 'within', { value: 1990 })],
  [year(null, 1980), {}, known(800, 'many', { value: 1990, limit: 1980, difference: 10 })],
  [year(1995, null), {}, known(900, 'few', { value: 1990, limit: 1995, difference: 5 })],
])

held('must', [
  [{ must: ['patio'] }, {}, known(1000, 'has', { yes: ['patio'], no: [], unknown: [] })],
  [{ must: ['parking'] }, {}, known(0, 'lacks', { yes: [], no: ['parking'], unknown: [] })],
  [
    { must: ['patio', 'parking', 'lift'] },
    {},
    known(466, 'some', { yes: ['patio'], no: ['parking'], unknown: ['lift'] }),
  ],
  [
    { must: ['patio', 'pool'] },
    { yes: ['patio', 'pool', 'lift'] },
    known(1000, 'has', { yes: ['patio', 'pool'], no: [], unknown: [] }),
  ],
  [
    { must: ['parking', 'lift'] },
    {},
    known(200, 'lacks', { yes: [], no: ['parking'], unknown: ['lift'] }),
  ],
  [
    { must: ['lift', 'pool'] },
    {},
    {
      share: 400,
      known: false,
      text: 'unknown',
      values: { yes: [], no: [], unknown: ['lift', 'pool'] },
    },
  ],
])
held('wishes', [
  [
    { wishes: ['lift'] },
    {},
    { share: 300, known: false, text: 'unknown', values: { yes: [], no: [], unknown: ['lift'] } },
  ],
  [
    { wishes: ['patio', 'lift'] },
    {},
    known(650, 'some', { yes: ['patio'], no: [], unknown: ['lift'] }),
  ],
])
held('unwanted', [
  [{ unwanted: ['parking'] }, {}, known(1000, 'clean', { yes: [], no: ['parking'], unknown: [] })],
  [{ unwanted: ['patio'] }, {}, known(0, 'found', { yes: ['patio'], no: [], unknown: [] })],
  [
    { unwanted: ['lift'] },
    {},
    { share: 600, known: false, text: 'unknown', values: { yes: [], no: [], unknown: ['lift'] } },
  ],
  [
    { unwanted: ['parking', 'lift'] },
    {},
    known(800, 'unknown', { yes: [], no: ['parking'], unknown: ['lift'] }),
  ],
  [
    { unwanted: ['patio', 'parking', 'lift'] },
    {},
    known(533, 'found', { yes: ['patio'], no: ['parking'], unknown: ['lift'] }),
  ],
])

held('views', [
  [{ views: ['sea', 'mountain'] }, {}, known(1000, 'has', { yes: ['mountain'] })],
  [{ views: ['sea'] }, {}, known(0, 'none', { no: ['sea'] })],
  [{ views: ['sea'] }, { views: [] }, known(0, 'none', { no: ['sea'] })],
  [{ views: ['sea'] }, { views: null }, unknown({ unknown: ['sea'] })],
])
held('condition', [
  [{ condition: ['buen_estado'] }, {}, known(1000, 'is', { code: 'buen_estado' })],
  [{ condition: ['reformar', 'reformado'] }, {}, known(0, 'other', { code: 'buen_estado' })],
  [
    { condition: ['reformar', 'reformado'] },
    { condition: 'a_estrenar' },
    known(700, 'better', { code: 'a_estrenar' }),
  ],
  [{ condition: ['obra_nueva'] }, { condition: 'ruina' }, known(0, 'other', { code: 'ruina' })],
  [{ condition: ['obra_nueva'] }, { condition: null }, unknown()],
])
held('subtype', [
  [{ subtypes: ['villa', 'casa'] }, {}, known(1000, 'is', { code: 'casa' })],
  [{ subtypes: ['villa'] }, {}, known(0, 'other', { code: 'casa' })],
  [{ subtypes: ['villa'] }, { subtype: null }, unknown()],
])
held('sea', [
  [{ seaMax: 1500 }, {}, known(1000, 'within', { value: 1500, limit: 1500 })],
  [
    { seaMax: 1000 },
    { sea: 1001 },
    known(999, 'many', { value: 1001, limit: 1000, difference: 1 }),
  ],
  [{ seaMax: 100 }, {}, known(0, 'many', { value: 1500, limit: 100, difference: 1400 })],
  [{ seaMax: 100 }, { sea: null }, unknown()],
  [{ seaMax: null }, {}, unknown()],
])

describe('place', () => {
  const here = { where: { places: [7061], rings: [] } }
  test('lies there, lies elsewhere, and there where homes were disliked', () => {
    expect(found('place', here, {})).toEqual(known(1000, 'here'))
    expect(found('place', here, { places: [7040] })).toEqual(known(0, 'other'))
    expect(RULES.place({ ...asks(here), low: [7061] }, HOME)).toEqual(known(500, 'disliked'))
  })
})
