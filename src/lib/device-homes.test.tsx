import { beforeEach, expect, test } from 'vitest'
import {
  forgetVisits,
  heartsHere,
  HEARTS,
  keepHeart,
  keepSeenHere,
  lastVisit,
  seenHere,
} from './device-homes'

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const HOUR = 3_600_000
const NOON = Date.parse('2026-11-28T12:00:00Z')

beforeEach(() => localStorage.clear())

test('a heart is kept once, the latest first, and gone when taken away', () => {
  for (const n of [1, 2, 1]) expect(keepHeart(id(n), true)).toBe(true)
  expect(heartsHere()).toEqual([id(1), id(2)])
  for (const n of [1, 2]) keepHeart(id(n), false)
  expect([heartsHere(), localStorage.getItem(HEARTS)]).toEqual([[], null])
})

test('a device keeps sixty hearts and says when one is too many', () => {
  for (let n = 0; n < 60; n += 1) expect(keepHeart(id(n), true)).toBe(true)
  expect(keepHeart(id(60), true)).toBe(false)
  expect(keepHeart(id(3), true)).toBe(true)
  expect(heartsHere()).toHaveLength(60)
})

test.each(['{', '[]', '{"ids":7}', '{"ids":[null,"x"]}'])('%s is no home', (text) => {
  localStorage.setItem(HEARTS, text)
  expect(heartsHere()).toEqual([])
})

test('the last two dozen homes that were opened are known', () => {
  for (let n = 0; n < 30; n += 1) keepSeenHere(id(n))
  expect(seenHere()).toHaveLength(24)
  expect(seenHere()[0]).toBe(id(29))
})

test('the last visit is the one that ended before this one began', () => {
  expect(lastVisit(NOON)).toBeNull()
  expect(lastVisit(NOON + HOUR / 2)).toBeNull()
  expect(lastVisit(NOON + 30 * HOUR)).toBe('2026-11-28T12:30:00Z')
  expect(lastVisit(NOON + 30.5 * HOUR)).toBe('2026-11-28T12:30:00Z')
  forgetVisits()
  expect(lastVisit(NOON + 31 * HOUR)).toBeNull()
})
