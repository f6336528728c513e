import { expect, test } from 'vitest'
import { quarterIn, quartersUntil } from './quarter'

test('quarters go back over years, and an address that asks for none gets this one', () => {
  const quarters = quartersUntil('2026-02-03')
  expect(quarters.slice(0, 3)).toEqual(['2026-Q1', '2025-Q4', '2025-Q3'])
  expect(quarterIn(new URLSearchParams('trimestre=2025-Q3'), quarters)).toBe('2025-Q3')
  expect(quarterIn(new URLSearchParams('trimestre=2031-Q1'), quarters)).toBe('2026-Q1')
})
