import { expect, it } from 'vitest'
import { freeTimes, firstDayOf, type Asked } from './times.ts'

const ASKED: Asked = {
  hours: [
    { weekday: 6, from: '22:00', to: '23:30' },
    { weekday: 7, from: '01:00', to: '04:00' },
  ],
  minutes: 60,
  bufferMinutes: 0,
  leadDays: 0,
  promised: [],
  busy: [],
  home: { geo: null, island: null },
  now: new Date('2026-10-24T08:00:00Z'),
  from: '2026-10-24',
  days: 2,
}
const startsOf = (asked: Partial<Asked>): string[] =>
  freeTimes({ ...ASKED, ...asked }).map(({ startsAt }) => startsAt)

it('hours are those of a clock in the islands, also in the nights in which it is changed', () => {
  // Summer time ends at 03:00 of the 25th: between 01:00 and 04:00 lie four hours.
  expect(startsOf({})).toEqual([
    '2026-10-24T20:00:00.000Z',
    '2026-10-24T20:30:00.000Z',
    '2026-10-24T23:00:00.000Z',
    '2026-10-24T23:30:00.000Z',
    '2026-10-25T00:00:00.000Z',
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:00:00.000Z',
    '2026-10-25T01:30:00.000Z',
    '2026-10-25T02:00:00.000Z',
  ])
  // It begins at 02:00 of the 28th of March: two hours.
  const spring = { now: new Date('2027-03-27T08:00:00Z'), from: '2027-03-28', days: 1 }
  expect(startsOf(spring)).toEqual([
    '2027-03-28T00:00:00.000Z',
    '2027-03-28T00:30:00.000Z',
    '2027-03-28T01:00:00.000Z',
  ])
})

it('the first day is that of the islands, and asked for days earlier it is still the first', () => {
  const late = new Date('2026-10-24T22:30:00Z')
  expect(firstDayOf(late, 0)).toBe('2026-10-25')
  expect(firstDayOf(late, 68)).toBe('2027-01-01')
  expect(startsOf({ leadDays: 1, most: 2 })).toEqual([
    '2026-10-24T23:00:00.000Z',
    '2026-10-24T23:30:00.000Z',
  ])
})
