import { expect, test } from 'vitest'
import { daysOf, isPreset } from './presets'

const typed = new URLSearchParams('desde=2026-01-05&hasta=')

test.each([
  ['tres', '2026-11-27', { from: '2026-09-01', to: '2026-11-27' }],
  ['mes', '2026-11-27', { from: '2026-11-01', to: '2026-11-27' }],
  ['pasado', '2026-01-31', { from: '2025-12-01', to: '2025-12-31' }],
  ['pasado', '2024-03-15', { from: '2024-02-01', to: '2024-02-29' }],
  ['trimestre', '2026-11-27', { from: '2026-07-01', to: '2026-09-30' }],
  ['trimestre', '2026-03-31', { from: '2025-10-01', to: '2025-12-31' }],
  ['ano', '2026-11-27', { from: '2026-01-01', to: '2026-11-27' }],
  ['doce', '2026-11-27', { from: '2025-12-01', to: '2026-11-27' }],
  ['libre', '2026-11-27', { from: '2026-01-05' }],
] as const)('%s as of %s', (preset, today, days) =>
  expect(daysOf(preset, today, typed)).toEqual(days),
)

test('an address names no other period', () => {
  expect([isPreset('trimestre'), isPreset('siempre'), isPreset(null)]).toEqual([true, false, false])
})
