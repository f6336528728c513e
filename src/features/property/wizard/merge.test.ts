import { expect, test } from 'vitest'
import { clashes, differences, merged, withAt } from './merge'
import { isSame } from '../../../lib/same'

const base = { type: 'vivienda', offers: [{ operation: 'V', price: 100 }], condition: 'reformar' }

test('the order of keys is no difference', () => {
  expect(isSame({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 })).toBe(true)
})

test('differences are named field by field, lists of equal length item by item', () => {
  expect(
    differences(base, { ...base, offers: [{ operation: 'V', price: 90 }], constructionYear: 1920 }),
  ).toEqual(['offers.0.price', 'constructionYear'])
  expect(differences(base, { ...base, offers: [] })).toEqual(['offers'])
})

test('a value is set inside lists and taken out with undefined', () => {
  expect(withAt(base, 'offers.0.price', 5)).toEqual({
    ...base,
    offers: [{ operation: 'V', price: 5 }],
  })
  expect(withAt(base, 'condition', undefined)).toEqual({ type: 'vivienda', offers: base.offers })
  expect(withAt(undefined, 'energy.status', 'exempt')).toEqual({ energy: { status: 'exempt' } })
})

test('what one side changed is suggested, what both changed is asked; nothing is lost', () => {
  const mine = { ...base, condition: 'reformado', offers: [{ operation: 'V', price: 95 }] }
  const theirs = { ...base, constructionYear: 1920, offers: [{ operation: 'V', price: 90 }] }
  const found = clashes(base, mine, theirs)
  expect(Object.fromEntries(found.map(({ path, suggested }) => [path, suggested]))).toEqual({
    condition: 'mine',
    constructionYear: 'theirs',
    'offers.0.price': 'mine',
  })
  expect(merged(theirs, found, {})).toEqual({
    ...base,
    condition: 'reformado',
    constructionYear: 1920,
    offers: [{ operation: 'V', price: 95 }],
  })
  expect(merged(theirs, found, { 'offers.0.price': 'theirs' })).toMatchObject({
    offers: [{ operation: 'V', price: 90 }],
  })
})
