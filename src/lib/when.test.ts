import { expect, it } from 'vitest'
import { daysAgo, lateToday } from './when'

it('counts days by the calendar of the islands, not spans of 24 hours', () => {
  // 23:30 there, and ten past midnight.
  const [evening, after] = ['2026-11-27T22:30:00Z', '2026-11-27T23:10:00Z']
  expect(daysAgo(evening, Date.parse(after))).toBe(1)
  expect(daysAgo('2026-11-26T23:10:00Z', Date.parse(evening))).toBe(0)
  expect(daysAgo('2026-11-16T09:59:00Z', Date.parse('2026-11-28T09:00:00Z'))).toBe(12)
})

it('late today is today there, whatever day it is in UTC', () => {
  // Half past midnight there, of the day before in UTC; and shortly before midnight.
  for (const [at, day] of [
    ['2026-07-01T22:30:00Z', '2026-07-02'],
    ['2026-11-28T22:59:00Z', '2026-11-28'],
  ] as const) {
    const late = lateToday(Date.parse(at))
    expect(late.toISOString()).toBe(`${day}T21:59:59.999Z`)
    expect(daysAgo(at, late.getTime())).toBe(0)
  }
})
