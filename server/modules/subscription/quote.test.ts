import { describe, expect, it } from 'vitest'
import { examplePlans } from './subscription.fixture.ts'
import { daysBetween, periodAfter } from './period.ts'
import { priceOf, quote, type Footing, type Paid, type Terms } from './quote.ts'

const [, agent, agency] = examplePlans('2026-01-01').edition.plans
if (!agent || !agency) throw new Error('The example has three plans')

const base: Footing = {
  day: '2026-11-16',
  vatPct: 21,
  trialEnd: null,
  paid: null,
  undoable: null,
  lang: 'es',
}
const month = (plan: Terms['plan'], seats = plan.seats): Terms => ({ plan, seats, period: 'month' })
const paid = (terms: Terms): Paid => ({ ...terms, start: '2026-11-01', end: '2026-12-01', on: 1 })

describe('a price', () => {
  it('is that of the plan and of each seat beyond it', () => {
    expect(priceOf(month(agency, 5))).toBe(7_900 + 2 * 1_500)
    expect(priceOf({ plan: agency, seats: 5, period: 'year' })).toBe(79_000 + 24 * 1_500)
  })
})

describe('what a change costs', () => {
  it('without a plan: a whole period, from today', () => {
    expect(quote(month(agency), base)).toMatchObject({
      now: true,
      from: '2026-11-16',
      ends: '2026-12-16',
      totals: { net: 7_900, vat: 1_659, total: 9_559 },
    })
  })
  it('in a trial: a whole period, from its end', () => {
    expect(quote(month(agency), { ...base, trialEnd: '2026-12-10' })).toMatchObject({
      now: false,
      from: '2026-12-10',
    })
  })
  it('more, half-way: the new less the old for the days that are left, each rounded', () => {
    // 15 of 30 days: 39.50 less 14.50.
    const made = quote(month(agency), { ...base, paid: paid(month(agent)) })
    expect(made?.lines.map(({ price }) => price)).toEqual([3_950, -1_450])
    expect(made).toMatchObject({
      now: true,
      ends: '2026-12-01',
      totals: { net: 2_500, total: 3_025 },
    })
  })
  it('less: nothing today, the lower price from the end of the period', () => {
    expect(quote(month(agent), { ...base, paid: paid(month(agency)) })).toMatchObject({
      now: false,
      from: '2026-12-01',
      totals: { net: 2_900 },
    })
  })
  it('a year instead of months begins today and takes off what is left', () => {
    const year: Terms = { plan: agency, seats: 3, period: 'year' }
    expect(quote(year, { ...base, paid: paid(month(agency)) })).toMatchObject({
      now: true,
      from: '2026-11-16',
      ends: '2027-11-16',
      totals: { net: 79_000 - 3_950 },
    })
  })
  it('what one has costs nothing, as nothing changes', () => {
    expect(quote(month(agency), { ...base, paid: paid(month(agency)) })).toBeNull()
  })
  it('a seat taken back within a day: its invoice, to the cent', () => {
    const lines = [
      { text: 'x', quantity: 1, price: 4_700, vatPct: 21 },
      { text: 'y', quantity: 1, price: -3_950, vatPct: 21 },
    ]
    const made = quote(month(agency), {
      ...base,
      paid: paid(month(agency, 4)),
      undoable: { seats: 3, lines },
    })
    expect(made).toMatchObject({ now: true, undoes: true, totals: { net: -750, total: -908 } })
  })
})

describe('a period', () => {
  it.each([
    ['2026-01-31', 'month', '2026-02-28'],
    ['2028-01-31', 'month', '2028-02-29'],
    ['2026-12-15', 'month', '2027-01-15'],
    ['2028-02-29', 'year', '2029-02-28'],
  ] as const)('from %s a %s later is %s', (day, period, end) => {
    expect(periodAfter(day, period)).toBe(end)
  })
  it('counts days by the calendar, also where the clock is put', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  })
})
