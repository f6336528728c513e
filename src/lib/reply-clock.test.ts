import { expect, it } from 'vitest'
import { minutesSince, officeMinutes, replyClock, USUAL_CLOCK } from './reply-clock'

const at = (text: string): number => Date.parse(text)
const office = (since: string, now: string): number =>
  officeMinutes(at(since), at(now), USUAL_CLOCK)

it('counts office hours by the clock of the islands', () => {
  // Friday 20 November 2026 in winter time; the office is open from 8 to 18 UTC.
  expect(office('2026-11-20T09:15:00Z', '2026-11-20T10:00:00Z')).toBe(45)
  expect(office('2026-11-20T17:30:00Z', '2026-11-21T10:00:00Z')).toBe(30)
  expect(office('2026-11-20T17:30:00Z', '2026-11-23T08:20:00Z')).toBe(50)
  expect(office('2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z')).toBe(0)
  expect(office('2026-11-20T10:00:00Z', '2026-11-20T09:00:00Z')).toBe(0)
  // The last Sunday of March has an hour less; Monday opens at 7 UTC from then on.
  expect(office('2027-03-26T17:00:00Z', '2027-03-29T08:00:00Z')).toBe(120)
  // A year ago is as late as two months ago.
  expect(office('2025-11-20T10:00:00Z', '2026-11-20T10:00:00Z')).toBeGreaterThan(20_000)
})

it('says how long somebody waits in all, and how urgent it is by office hours', () => {
  const now = at('2026-11-20T10:00:00Z')
  expect(
    ['2026-11-20T09:30:00Z', '2026-11-20T09:29:00Z', '2026-11-20T08:59:00Z'].map(
      (since) => replyClock(since, now, USUAL_CLOCK).urgency,
    ),
  ).toEqual(['fresh', 'due', 'late'])
  expect(replyClock('2026-11-19T18:30:00Z', at('2026-11-20T08:20:00Z'), USUAL_CLOCK)).toEqual({
    minutes: 830,
    urgency: 'fresh',
  })
  expect(minutesSince('2026-11-21T10:15:00Z', now)).toBe(0)
})
