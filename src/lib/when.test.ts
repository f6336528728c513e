import { expect, it } from 'vitest'
import { daysAgo } from './when'

it('counts days by the calendar of the islands, not spans of 24 hours', () => {
  // 23:30 there, and ten past midnight.
  const [evening, after] = ['2026-11-27T22:30:00Z', '2026-11-27T23:10:00Z']
  expect(daysAgo(evening, Date.parse(after))).toBe(1)
  expect(daysAgo('2026-11-26T23:10:00Z', Date.parse(evening))).toBe(0)
  expect(daysAgo('2026-11-16T09:59:00Z', Date.parse('2026-11-28T09:00:00Z'))).toBe(12)
})
