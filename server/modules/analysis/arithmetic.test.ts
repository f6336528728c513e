import { describe, expect, it, test } from 'vitest'
import { coarse } from './coarse.ts'
import { lastWholeMonth, monthLater, periodOf } from './period.ts'
import { monthsWithin } from './frozen.ts'
import { shareOf } from './share.ts'
import { survivalOf, type Followed } from './survival.ts'

const homes = (...days: string[]): Followed[] =>
  days.map((day) => ({ days: Number.parseInt(day, 10), sold: !day.endsWith('+') }))

describe("Kaplan and Meier's estimate", () => {
  // By hand: 10 at risk, 1 sold on day 3 → 9/10; one gone on day 5; 8 at risk, 2 sold on 8 → ×6/8;
  // 6 at risk, 1 sold on 10 → ×5/6; one gone on 12; 4 at risk, 1 sold on 15 → ×3/4.
  it('counts unsold homes for as long as they were there', () => {
    const { points, median } = survivalOf(
      homes('3', '5+', '8', '8', '10', '12+', '15', '20+', '20+', '20+'),
    )
    expect(points.map(({ day, left, risk }) => [day, left, risk])).toEqual([
      [3, 0.9, 10],
      [8, 0.675, 8],
      [10, 0.5625, 6],
      [15, 0.4219, 4],
    ])
    expect(median).toBe(15)
  })

  // Freireich's 6-MP arm (Blood 21, 1963), the table of every textbook.
  it('gives the published table of Freireich and others, with its median', () => {
    const { points, median } = survivalOf(
      homes(
        '6',
        '6',
        '6',
        '6+',
        '7',
        '9+',
        '10',
        '10+',
        '11+',
        '13',
        '16',
        '17+',
        '19+',
        '20+',
        '22',
        '23',
        '25+',
        '32+',
        '32+',
        '34+',
        '35+',
      ),
    )
    expect(points.map(({ day, left }) => [day, left])).toEqual([
      [6, 0.8571],
      [7, 0.8067],
      [10, 0.7529],
      [13, 0.6902],
      [16, 0.6275],
      [22, 0.5378],
      [23, 0.4482],
    ])
    expect(median).toBe(23)
    // R's survfit(conf.type = "log-log") says 0.620 and 0.952 at 6.
    expect(points[0]).toMatchObject({ low: 0.6197, high: 0.9516 })
  })

  it.each([
    ['nothing sold', homes('5+', '9+'), [], null],
    ['nothing at all', [], [], null],
    ['all sold at once', homes('4', '4'), [[4, 0]], 4],
    ['half, exactly', homes('1', '2+'), [[1, 0.5]], 1],
  ])('%s', (_name, followed, curve, median) => {
    const found = survivalOf(followed)
    expect(found.points.map(({ day, left }) => [day, left])).toEqual(curve)
    expect(found.median).toBe(median)
  })
})

describe("Wilson's interval", () => {
  // 34 % of 574 is the design's; the others by hand with z = 1.959964.
  it.each([
    [196, 574, 0.3415, 0.3038, 0.3812],
    [0, 10, 0, 0, 0.2775],
    [10, 10, 1, 0.7225, 1],
    [5, 10, 0.5, 0.2366, 0.7634],
  ])('of %i of %i', (n, of, value, low, high) => {
    expect(shareOf(n, of)).toEqual({ value, low, high })
  })

  it('says nothing of fewer than ten', () => {
    expect(shareOf(5, 9)).toBeNull()
    expect(shareOf(0, 0, 0)).toBeNull()
  })
})

describe('periods', () => {
  const NOW = new Date('2026-11-26T23:30:00Z')

  it('are the last three months of the islands unless told', () => {
    expect(periodOf({}, NOW, 'es')).toMatchObject({
      from: '2026-09-01',
      to: '2026-11-27',
      start: new Date('2026-08-31T22:00:00Z'),
      end: new Date('2026-11-27T23:00:00Z'),
    })
  })

  it.each([
    ['from', { from: '2026-03-02', to: '2026-03-01' }],
    ['from', { from: '2023-03-01', to: '2026-03-01' }],
    ['to', { to: '2026-02-30' }],
    ['from', { from: '2026-02-30' }],
    ['from', { from: '1999-01-01', to: '2026-01-01' }],
  ])('are refused at the field %s', (field, asked) => {
    let body = {}
    try {
      periodOf(asked, NOW, 'es')
    } catch (error) {
      ;({ body } = error as { body: object })
    }
    expect(Object.keys(body)).toEqual([field])
  })

  it('hold three years to the day, also around a 29th of February', () => {
    expect(periodOf({ from: '2023-03-02', to: '2026-03-01' }, NOW, 'es').from).toBe('2023-03-02')
    expect(periodOf({ from: '2024-02-29', to: '2027-02-28' }, NOW, 'es').to).toBe('2027-02-28')
  })

  test.each([
    ['2026-01-15', -1, '2025-12'],
    ['2026-12-31', 1, '2027-01'],
    ['2026-03-01', -24, '2024-03'],
  ])('%s and %i months', (day, months, month) => expect(monthLater(day, months)).toBe(month))

  test.each([
    ['2026-07-01', '2026-09-30', { first: '2026-07', last: '2026-09' }],
    ['2026-07-02', '2026-09-29', { first: '2026-08', last: '2026-08' }],
    ['2026-07-02', '2026-07-31', null],
  ])('whole months from %s to %s', (from, to, months) =>
    expect(monthsWithin(from, to)).toEqual(months),
  )
})

describe("others' homes", () => {
  const followed = (sold: number[]): Followed[] =>
    Array.from({ length: 60 }, (_, at) => ({ days: sold[at] ?? 400, sold: at < sold.length }))
  const told = (sold: number[]) => {
    const homes = followed(sold)
    const { median: medianDays, ...curve } = survivalOf(homes)
    return coarse({ n: 60, sold: sold.length, agencies: 6, medianDays, ...curve }, homes)
  }

  it('are told by five and by thirty days, until twenty are left', () => {
    const sold = Array.from({ length: 50 }, (_, at) => 3 + at)
    const { n, sold: count, medianDays, points } = told(sold)
    expect([n, count, medianDays]).toEqual([60, 50, 60])
    expect(points.map(({ day, left, risk }) => [day, left, risk])).toEqual([
      [30, 0.6, 35],
      [60, 0.35, 20],
    ])
  })

  it('say nothing of one more that was sold or went, below the next five', () => {
    for (const many of [0, 3, 5, 8]) {
      const sold = Array.from({ length: many }, () => 40)
      expect(told([...sold, 100])).toEqual(told(sold))
    }
  })

  test.each([
    ['2026-07-31', '2026-09-02', '2026-07'],
    ['2026-07-30', '2026-09-02', '2026-06'],
    ['2026-12-31', '2026-08-15', '2026-07'],
    ['2026-07-31', '2026-07-31', '2026-06'],
    ['2026-07-31', '2026-08-01', '2026-07'],
  ])('of a period to %s on %s are those until %s', (to, now, month) => {
    expect(lastWholeMonth(to, new Date(`${now}T10:00:00Z`))).toBe(month)
  })
})
