import { describe, expect, it } from 'vitest'
import { pauseAfter, retryAfter, verdictOf, wordsOf } from './verdict.ts'

describe('what an answer means', () => {
  const now = new Date('2026-06-01T10:00:00Z')
  const answer = (status: number, text = '', headers = {}) => ({ status, text, headers })

  it.each([
    [200, false, 'ok'],
    [400, false, 'refused'],
    [422, false, 'refused'],
    [404, true, 'absent'],
    [400, true, 'failed'],
    [401, true, 'key'],
    [403, false, 'key'],
    [429, false, 'failed'],
    [302, false, 'refused'],
    [500, false, 'failed'],
  ])('%s (removing: %s) is %s', (status, removing, kind) => {
    expect(verdictOf(answer(status), removing, now).kind).toBe(kind)
  })

  it('pauses grow from half a minute to a day, a fifth more or less', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((tries) => pauseAfter(tries, 0.5) / 1000)).toEqual([
      30, 120, 600, 3600, 14_400, 43_200, 86_400, 86_400,
    ])
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([24_000, 36_000])
  })

  it('Retry-After is seconds or a date, a day at most', () => {
    expect(retryAfter('120', now)).toBe(120_000)
    expect(retryAfter('Mon, 01 Jun 2026 10:01:00 GMT', now)).toBe(60_000)
    expect(retryAfter('999999999', now)).toBe(86_400_000)
    expect([retryAfter(undefined, now), retryAfter('soon', now)]).toEqual([null, null])
  })

  it('its words are those of its JSON, or its text, and not more than a few', () => {
    expect(wordsOf('{"Message":"a","Errors":["b",{"c":"d"}]}')).toBe('a · b · d')
    expect(wordsOf('<html><b>Bad</b> gateway</html>')).toBe('Bad gateway')
    expect(wordsOf('x'.repeat(9000))).toHaveLength(300)
  })
})
