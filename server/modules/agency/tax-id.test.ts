import { expect, test } from 'vitest'
import { normalTaxId } from './tax-id.ts'

test.each([
  'B07000003',
  'b-07.000.003',
  'ESB07000003',
  'A58818501',
  'Q2826000H',
  'P0704000I',
  '12345678Z',
  'X1234567L',
  'Y0000000Z',
])('%s is a tax number', (typed) => {
  expect(normalTaxId(typed)).toMatch(/^[0-9A-Z]{9}$/)
})

test.each(['B07000000', '12345678A', 'X1234567Z', 'B0700000', 'Q28260008', 'nada', ''])(
  '%s is none',
  (typed) => {
    expect(normalTaxId(typed)).toBeNull()
  },
)
