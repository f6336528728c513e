import { expect, test } from 'vitest'
import { proposed } from './draft'

/** Hours in UTC; the islands are an hour ahead in November. */
test.each([
  ['2026-11-22T01:00:00Z', '2026-11-22', '09:00', 'before dawn, the morning'],
  ['2026-11-22T09:10:00Z', '2026-11-22', '10:30', 'by day, the next half hour'],
  ['2026-11-22T09:30:00Z', '2026-11-22', '10:30', 'on the half hour, now'],
  ['2026-11-22T19:45:00Z', '2026-11-22', '21:00', 'the last one of the evening'],
  ['2026-11-22T20:10:00Z', '2026-11-23', '09:00', 'late, tomorrow'],
  ['2026-11-22T22:50:00Z', '2026-11-23', '09:00', 'before midnight, tomorrow'],
  ['2026-11-22T23:10:00Z', '2026-11-23', '09:00', 'after midnight of the islands, the new day'],
])('a new appointment at %s: %s %s (%s)', (now, day, from) => {
  expect(proposed(null, Date.parse(now))).toEqual({ day, from })
})

test('a day that is asked for begins at nine; today asked for by name is today', () => {
  const now = Date.parse('2026-11-22T20:10:00Z')
  expect(proposed('2026-11-25', now)).toEqual({ day: '2026-11-25', from: '09:00' })
  expect(proposed('2026-11-22', now)).toEqual({ day: '2026-11-23', from: '09:00' })
})
