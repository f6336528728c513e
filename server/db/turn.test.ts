import { expect, test } from 'vitest'
import { pointOf, readPoint, START } from './point.ts'
import { Turn } from './turn.ts'

const point = (n: number): string => n.toString(16).padStart(16, '0')

test('places of the log compare as texts', () => {
  expect(pointOf('0/16B3748')).toBe('00000000016b3748')
  expect(pointOf('A/0') > pointOf('9/FFFFFFFF')).toBe(true)
  expect([readPoint('F0'), readPoint('0'), readPoint('~'), readPoint('1/2')]).toEqual([
    point(0xf0),
    START,
    null,
    null,
  ])
})

test('one that follows is in turn for who has seen what it has', () => {
  const turn = new Turn()
  expect(turn.has(START, 0)).toBe(false)
  turn.note(point(5), point(5), 1000)
  expect([turn.has(START, 1000), turn.has(point(5), 1000), turn.has(point(6), 1000)]).toEqual([
    true,
    true,
    false,
  ])
})

test('it is out at two seconds behind and back below half a second', () => {
  const turn = new Turn()
  turn.note(point(1), point(1), 0)
  for (const at of [1000, 2000, 2200]) turn.note(point(at), point(1), at)
  expect([turn.isIn, turn.lagMs(2200), turn.has(START, 2200)]).toEqual([false, 2200, false])
  // What it has reached is a second old.
  turn.note(point(3000), point(2000), 3000)
  expect([turn.isIn, turn.lagMs(3000)]).toEqual([false, 1000])
  turn.note(point(3200), point(3100), 3200)
  expect([turn.isIn, turn.lagMs(3200)]).toEqual([true, 200])
})

test('a primary that writes nothing leaves nobody behind, and one write puts nobody out', () => {
  const turn = new Turn()
  for (let at = 0; at < 100_000; at += 1000) turn.note(point(7), point(7), at)
  expect(turn.isIn).toBe(true)
  turn.note(point(8), point(7), 100_000)
  expect([turn.isIn, turn.lagMs(100_000)]).toEqual([true, 1000])
})

test('one that was not looked at for long answers nobody', () => {
  const turn = new Turn()
  turn.note(point(1), point(1), 0)
  expect([turn.has(START, 1900), turn.has(START, 2100)]).toEqual([true, false])
})

test('one that does not answer is out until it does; a long time away is forgotten in bounds', () => {
  const turn = new Turn()
  turn.note(point(1), point(1), 0)
  turn.note(point(1), null, 1000)
  expect(turn.has(START, 1000)).toBe(false)
  for (let n = 2; n < 1000; n += 1) turn.note(point(n), null, n * 200)
  turn.note(point(1000), point(500), 200_000)
  expect(turn.isIn).toBe(false)
  turn.note(point(1001), point(1001), 200_200)
  expect(turn.isIn).toBe(true)
})

test('while the primary is away, who has seen nothing is answered on', () => {
  const turn = new Turn()
  turn.note(point(5), point(5), 0)
  turn.note(null, point(5), 60_000)
  expect([turn.has(START, 60_000), turn.has(point(5), 60_000)]).toEqual([true, false])
  // Promoted: it is no replica any more.
  turn.note(null, null, 61_000)
  expect(turn.has(START, 61_000)).toBe(false)
})
