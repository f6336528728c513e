import { expect, test } from 'vitest'
import { periodBefore } from './before'

const today = '2026-11-28'

test.each([
  // Three months so far: three months earlier, seen on the day that is as far from its end.
  ['tres', '2026-09-01', '2026-11-28', '2026-06-01', '2026-08-28', '2026-08-28'],
  ['mes', '2026-11-01', '2026-11-28', '2026-10-01', '2026-10-28', '2026-10-28'],
  // Whole months stay whole, and what had a month since then has it there, too.
  ['pasado', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30', '2026-10-28'],
  ['trimestre', '2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30', '2026-08-28'],
  // A year so far: the same days a year ago, not the eleven months before.
  ['ano', '2026-01-01', '2026-11-28', '2025-01-01', '2025-11-28', '2025-11-28'],
  ['doce', '2025-12-01', '2026-11-28', '2024-12-01', '2025-11-28', '2025-11-28'],
  ['libre', '2026-03-10', '2026-03-19', '2026-02-28', '2026-03-09', '2026-11-18'],
  ['libre', '2024-03-01', '2024-03-31', '2024-02-01', '2024-02-29', '2026-10-28'],
  ['libre', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28', '2026-10-29'],
] as const)(
  '%s: %s to %s is held against %s to %s as of %s',
  (preset, from, to, start, end, seen) =>
    expect(periodBefore({ from, to, agentId: 'a' }, preset, today)).toEqual({
      agentId: 'a',
      from: start,
      to: end,
      asOf: seen,
    }),
)

test('a period seen on a day of its own is held against one seen as early', () =>
  expect(
    periodBefore({ from: '2026-07-01', to: '2026-07-31', asOf: '2026-08-10' }, 'libre', today),
  ).toEqual({ from: '2026-06-01', to: '2026-06-30', asOf: '2026-07-10' }))

test.each([
  [undefined, '2026-07-31'],
  ['2026-07-32', '2026-08-31'],
  ['2026-07-01', 'ayer'],
  ['2026-08-01', '2026-07-01'],
])('from %s to %s there is none before', (from, to) =>
  expect(periodBefore({ ...(from && { from }), to }, 'libre', today)).toBeNull(),
)
