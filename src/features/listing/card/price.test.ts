import { expect, it } from 'vitest'
import { money, moneyShort } from '../../../lib/format'
import { moneyPin } from '../../../lib/money-pin'
import { amount, loweredBy, perM2 } from './price'

it('writes money as the specification does, in every place of the public pages', () => {
  expect(money(94_500_000)).toBe('945.000,00\u00a0€')
  expect(money(0)).toBe('')
  expect(moneyShort(94_500_000)).toBe('945.000\u00a0€')
  expect(moneyShort(94_500_050)).toBe('945.000,50\u00a0€')
  expect([980_00, 945_000_00, 1_190_000_00, 4_000_000_00].map((cents) => moneyPin(cents))).toEqual([
    '980\u00a0€',
    '945 mil',
    '1,19 M€',
    '4 M€',
  ])
  expect(amount(0)).toBe('0 €')
  expect(perM2(445_754)).toBe('4.458 €/m²')
  expect(perM2(null)).toBe('')
})

it('knows a lowering from a rise, and from nothing', () => {
  expect(loweredBy({ price: 90, previousPrice: 100 })).toBe(10)
  expect(loweredBy({ price: 110, previousPrice: 100 })).toBeNull()
  expect(loweredBy({ price: null, previousPrice: 100 })).toBeNull()
  expect(loweredBy({ price: 90, previousPrice: null })).toBeNull()
})
