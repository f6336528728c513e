import { expect, it } from 'vitest'
import { workingDaysLater } from './days.ts'
import file from './holidays.json' with { type: 'json' }

it.each([
  ['over a weekend', '2026-11-27', 1, '2026-11-30'],
  ['over Easter of 2026, from Thursday to Monday', '2026-04-01', 1, '2026-04-07'],
  ['over the eighth of December and Christmas', '2026-12-04', 15, '2026-12-29'],
  ['over the turn of a year, each by its own calendar', '2026-12-31', 3, '2027-01-07'],
  ['with the first of March moved to the Monday of 2026', '2026-02-27', 1, '2026-03-03'],
  ['in a year without a calendar, where only weekends are known', '2031-01-03', 2, '2031-01-07'],
])('counts working days %s', (_, from, count, last) => {
  expect(workingDaysLater(from, count)).toBe(last)
})

it('has twelve holidays a year, each a day of the calendar, none on a Sunday', () => {
  for (const { year, days, source, readOn } of file.years) {
    const all = days.map((day) => new Date(`${year}-${day}T00:00:00Z`))
    expect(new Set(days).size, year).toBe(12)
    expect(all.map((day) => day.toISOString().slice(5, 10))).toEqual(days)
    expect(all.filter((day) => day.getUTCDay() === 0)).toEqual([])
    expect([source, readOn].every(Boolean)).toBe(true)
  }
})
