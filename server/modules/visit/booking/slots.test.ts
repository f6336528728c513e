import { describe, expect, it } from 'vitest'
import type { VisitHours } from '../../../../generated/model/index.ts'
import { brokenWindow, dayOf, DEFAULT_HOURS, freeDays, type Taken } from './slots.ts'

const hours: VisitHours = {
  ...DEFAULT_HOURS,
  windows: [{ weekday: 1, from: '10:00', to: '12:00' }],
  lengthMinutes: 60,
  bufferMinutes: 15,
  noticeHours: 0,
  horizonDays: 7,
}
// Monday 2 March 2026, 8:00 in Madrid.
const NOW = new Date('2026-03-02T07:00:00Z')
const times = (
  more: Partial<VisitHours> = {},
  taken: Taken[] = [],
  now = NOW,
  visits = new Map<string, number>(),
) =>
  freeDays({ hours: { ...hours, ...more }, taken, visits, now }).map(({ date, slots }) => [
    date,
    slots.map((slot) => slot.slice(11, 16)).join(' '),
  ])
const span = (start: string, end: string): Taken => ({ start: new Date(start), end: new Date(end) })

describe('free times', () => {
  it('lie whole inside the hours of the weekday', () => {
    expect(times()).toEqual([
      ['2026-03-02', '09:00 09:30 10:00'],
      ['2026-03-09', '09:00 09:30 10:00'],
    ])
  })

  it('keep the buffer before and after what is taken', () => {
    expect(times({}, [span('2026-03-02T10:15:00Z', '2026-03-02T10:30:00Z')])).toEqual([
      ['2026-03-02', '09:00'],
      ['2026-03-09', '09:00 09:30 10:00'],
    ])
    expect(times({}, [span('2026-03-02T08:00:00Z', '2026-03-02T08:50:00Z')])[0]).toEqual([
      '2026-03-02',
      '09:30 10:00',
    ])
    expect(times({}, [span('2026-03-01T23:00:00Z', '2026-03-02T23:00:00Z')])).toEqual([
      ['2026-03-09', '09:00 09:30 10:00'],
    ])
  })

  it('come after the notice and not past the horizon', () => {
    expect(times({ noticeHours: 2 })[0]).toEqual(['2026-03-02', '09:00 09:30 10:00'])
    expect(times({ noticeHours: 3 })[0]).toEqual(['2026-03-02', '10:00'])
    expect(times({ noticeHours: 48, horizonDays: 6 })).toEqual([])
  })

  it('end with the most visits a day', () => {
    expect(times({ maxPerDay: 2 }, [], NOW, new Map([['2026-03-02', 2]]))).toEqual([
      ['2026-03-09', '09:00 09:30 10:00'],
    ])
  })

  it('keep their hour on the days the clock changes', () => {
    const sunday = { windows: [{ weekday: 7, from: '10:00', to: '11:00' }] }
    expect(times(sunday, [], new Date('2026-03-27T12:00:00Z'))).toEqual([['2026-03-29', '08:00']])
    expect(times(sunday, [], new Date('2026-03-20T12:00:00Z'))).toEqual([['2026-03-22', '09:00']])
    expect(times(sunday, [], new Date('2026-10-23T12:00:00Z'))).toEqual([['2026-10-25', '09:00']])
    // A night without the hour from two to three, and one that has it twice.
    const night = { windows: [{ weekday: 7, from: '01:00', to: '04:00' }], bufferMinutes: 0 }
    expect(times(night, [], new Date('2026-03-28T00:00:00Z'))).toEqual([
      ['2026-03-29', '00:00 00:30 01:00'],
    ])
    expect(times(night, [], new Date('2026-10-24T00:00:00Z'))[0]).toEqual([
      '2026-10-25',
      '23:00 23:30 00:00 00:30 01:00 01:30 02:00',
    ])
  })

  it('of overlapping windows are told once', () => {
    expect(
      times({ windows: [...hours.windows, { weekday: 1, from: '11:00', to: '13:00' }] })[0],
    ).toEqual(['2026-03-02', '09:00 09:30 10:00 10:30 11:00'])
  })
})

it('knows the day in the islands and hours that end before they start', () => {
  expect(dayOf(new Date('2026-03-01T23:30:00Z'))).toBe('2026-03-02')
  expect(brokenWindow(DEFAULT_HOURS)).toBe(-1)
  expect(
    brokenWindow({
      ...hours,
      windows: [...hours.windows, { weekday: 2, from: '12:00', to: '12:00' }],
    }),
  ).toBe(1)
})
