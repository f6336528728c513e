import { expect, it } from 'vitest'
import { withLaterCodes } from './later-codes.ts'

const components = {
  State: { type: 'string', enum: ['open', 'over'] },
  Row: {
    type: 'object',
    properties: {
      kind: { enum: ['row'] },
      state: { $ref: '#/components/schemas/State' },
      marks: { type: 'array', items: { enum: ['A_B', 'C'] } },
      language: { enum: ['es', 'ca'] },
      note: { type: 'string' },
    },
  },
}
const list = { type: 'array', items: { anyOf: [{ $ref: 'x/Row' }, { type: 'null' }] } }

it('puts codes that nobody knows in the place of those of an enumeration, and leaves the rest', () => {
  const row = { kind: 'row', state: 'open', marks: ['A_B'], language: 'es', note: 'open' }
  expect(withLaterCodes([row, null], list, components, { key: 'rows', part: 1 })).toEqual([
    { kind: 'row', state: 'laterCode', marks: ['LATER_CODE'], language: 'es', note: 'open' },
    null,
  ])
})

it('leaves as many of them as are not asked for, the same each time', () => {
  const states = Array.from({ length: 40 }, () => ({ state: 'open' }))
  const told = () => withLaterCodes(states, list, components, { key: 'rows' }) as typeof states
  const later = told().filter(({ state }) => state === 'laterCode').length
  expect(later).toBeGreaterThan(8)
  expect(later).toBeLessThan(32)
  expect(told()).toEqual(told())
})
