import { expect, test } from 'vitest'
import { instantIn, localOf } from './instant'

test('a moment is typed by the clocks of the islands, in summer and winter', () => {
  expect(instantIn('2026-12-03T16:00')).toBe('2026-12-03T15:00:00.000Z')
  expect(instantIn('2026-07-03T16:00')).toBe('2026-07-03T14:00:00.000Z')
  expect(localOf('2026-12-03T15:00:00Z')).toBe('2026-12-03T16:00')
})

test('what is not whole is no moment', () => {
  expect([instantIn(''), instantIn('2026-12-03'), instantIn('T10:00')]).toEqual([null, null, null])
})
