import { expect, it } from 'vitest'
import type { CostSheet } from '../../../generated/model'
import { costParams, readCostQuestion, sheetQuery } from './cost-address'

const read = (query: string) => readCostQuestion(new URLSearchParams(query))

it('reads what is meant and leaves out what cannot be', () => {
  expect(
    read(
      'buyer=home&price=945000.5&down=20&years=30&rate=2,75&date=2026-11-21&rules=2026-11-21&op=V',
    ),
  ).toEqual({
    buyer: 'home',
    price: 94_500_050,
    downPayment: 20,
    years: 30,
    rate: 2.75,
    date: '2026-11-21',
    rules: '2026-11-21',
    operation: 'V',
  })
  expect(
    read('buyer=king&price=-1&down=101&years=2.5&rate=x&date=hoy&rules=%3Cb%3E&op=FDM'),
  ).toEqual({})
  expect(read(`price=0&years=&down=${'9'.repeat(400)}`)).toEqual({})
})

it.each([
  ['465000', 46_500_000],
  ['465.000', 46_500_000],
  ['1.250.000,50', 125_000_050],
  ['465,000', 46_500_000],
  ['1,250,000.50', 125_000_050],
  ['945000.5', 94_500_050],
  ['12.5', 1250],
])('a price sent as %s is %i cents', (price, cents) =>
  expect(readCostQuestion(new URLSearchParams({ price }))).toEqual({ price: cents }),
)

it('does not guess at what may be two amounts', () => {
  expect(readCostQuestion(new URLSearchParams({ price: '1.250.50' }))).toEqual({})
})

it('a link made of a sheet asks for the same sheet', () => {
  const sheet = {
    operation: 'V',
    buyer: 'family',
    price: 30_000_050,
    date: '2026-11-21',
    ruleVersion: '2026-11-21',
    mortgage: { years: 25, rate: 3, downPayment: 30 },
  } as CostSheet
  const query = new URLSearchParams(
    Object.entries(sheetQuery(sheet, {})).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )
  expect(costParams('id', readCostQuestion(query))).toEqual({
    listingId: 'id',
    buyer: 'family',
    price: 30_000_050,
    date: '2026-11-21',
    years: 25,
    rate: 3,
    downPayment: 30,
  })
})
