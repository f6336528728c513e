import { expect, test } from 'vitest'
import { Log } from './log.ts'

/** Three writes, of which the second is under way at 25. */
function log(): Log {
  const made = new Log()
  made.writes.push(
    { id: 'a', asked: 10, answered: 20 },
    { id: 'b', asked: 22, answered: 30 },
    { id: 'c', asked: 1040, answered: 1050 },
  )
  return made
}

test('what was answered and is not there is lost', () => {
  expect(log().lost(new Set(['a', 'c', 'x']))).toEqual(['b'])
})

test.each([
  ['all that was answered before is there', ['a'], []],
  ['what was under way may be there', ['a', 'b'], []],
  ['what was answered before is not', [], ['a']],
  ['what was asked for later is there', ['a', 'c'], ['c']],
])('the state of a moment: %s', (_says, there, wrong) => {
  expect(log().wrongAt(25, new Set(there))).toEqual(wrong)
})

test('how long nobody could write', () => {
  const made = log()
  expect([made.gap(0), made.firstWrite(21), made.firstWrite(2000)]).toEqual([0, 0.009, Infinity])
  for (const at of [5, 50, 550]) made.refusals.push({ at, status: 503, saysWhen: true, by: null })
  expect(made.since(40).length).toBe(2)
  expect(made.gap(40)).toBe(1)
  made.refusals.push({ at: 2000, status: 502, saysWhen: false, by: null })
  expect(made.gap(40)).toBe(Infinity)
})
