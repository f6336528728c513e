import { expect, it } from 'vitest'
import { readType } from '../terms/types.ts'
import { codeOf } from './codes.ts'

const code = (field: Parameters<typeof codeOf>[0], text: string) =>
  codeOf(field, { text, label: '' })

it('a word of a cell means what it says', () =>
  expect([code('operation', 'Venta y alquiler'), code('heating', 'central a gas')]).toEqual([
    'V+A',
    'centralGas',
  ]))

// Each of these begins a pattern and never ends it: read whole, a cell takes minutes.
it('of a cell as long as a book its beginning is read', () => {
  expect(code('operation', `${'sale '.repeat(20_000)} rent`)).toBe('V')
  expect(code('operation', 'sale '.repeat(20_000))).toBe('V')
  expect(code('heating', 'central '.repeat(20_000))).toBe('centralOther')
  expect(readType(`${'-'.repeat(1_000_000)}Villa`)).toBeNull()
})
