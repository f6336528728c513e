import { expect, it } from 'vitest'
import type { Listing } from '../../../../generated/model'
import { createI18n, speak } from '../../../i18n'
import { comparedIds, type Compared } from './compare-data'
import { compareGroups } from './compare-rows'

const NOW = new Date('2026-11-21T00:00:00Z')
const home = (id: string, layout: Listing['layout'], price: number): Compared => ({
  id,
  state: 'offered',
  cost: null,
  listing: {
    id,
    ref: id,
    type: 'vivienda',
    subtype: 'piso',
    layout,
    features: {},
    energy: {},
    costs: {},
    offers: [],
    location: { municipality: 'Inca' },
    prices: [{ operation: 'V', price, previousPrice: null, rentPeriod: null }],
    agency: { name: 'Portal Vell' },
  } as unknown as Listing,
})

it('marks what differs, keeps areas apart, and leaves out what nobody knows', async () => {
  const { t } = speak(await createI18n('es', ['listing', 'property', 'cost']), [
    'listing',
    'property',
    'cost',
  ])
  const groups = compareGroups(
    [
      home('a', { built: 100 }, 30_000_000),
      home('b', { usable: 80, built: 100 }, 24_000_000),
      { id: 'c', state: 'gone' },
    ],
    t,
    NOW,
  )
  const rows = new Map(groups.flatMap((group) => group.rows).map((row) => [row.key, row]))
  expect(rows.get('built')).toMatchObject({ values: ['100 m²', '100 m²', null], differs: false })
  expect(rows.get('usable')).toMatchObject({ values: [null, '80 m²', null], differs: false })
  expect(rows.get('per-built')).toMatchObject({
    values: ['3.000 €/m²', '2.400 €/m²', null],
    differs: true,
  })
  expect(rows.get('per-usable')?.values).toEqual([null, '3.000 €/m²', null])
  expect([rows.has('plot'), rows.has('days'), rows.has('cost-itp')]).toEqual([false, false, false])
})

it('counts days on the market by the calendar of the islands', async () => {
  const { t } = speak(await createI18n('es', ['listing', 'property', 'cost']), ['listing'])
  const one = home('a', {}, 30_000_000)
  // 23:30 of the day before there; less than 24 hours ago.
  if (one.state === 'offered') one.listing.onMarketAt = '2026-11-20T22:30:00Z'
  const groups = compareGroups([one], t as never, new Date('2026-11-21T21:59:59Z'))
  const days = groups.flatMap((group) => group.rows).find(({ key }) => key === 'days')
  expect(days?.values).toEqual(['1'])
})

it('an address holds each home once, four at most', () => {
  expect(comparedIds('a~b~A~c~d~e')).toEqual(['a', 'b', 'c', 'd'])
  expect(
    [
      '',
      '~',
      'a/b',
      `a~${'x'.repeat(61)}`,
      Array.from({ length: 21 }, (_, at) => `h${at}`).join('~'),
    ].map(comparedIds),
  ).toEqual([null, null, null, null, null])
})
