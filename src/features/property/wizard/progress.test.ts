import { expect, test } from 'vitest'
import type { Property } from '../../../../generated/model'
import { stateOf, stepAt } from './progress'
import { INITIAL, type Edit } from './session-state'

const begun: Edit = {
  value: { type: 'vivienda' },
  raw: { type: 'vivienda' },
  valid: false,
  base: undefined,
  version: 0,
}

test('a new home of which only the type is chosen has no error yet; a stored one with a broken step has', () => {
  expect(stateOf(stepAt(1), { ...INITIAL, edits: { basics: begun } })).toEqual({
    tone: 'open',
    count: 0,
  })
  expect(
    stateOf(stepAt(1), {
      ...INITIAL,
      edits: { basics: begun },
      errors: { basics: { type: 'No puede ser' } },
    }),
  ).toEqual({ tone: 'error', count: 1 })
  const property = { quality: { items: [] } } as unknown as Property
  expect(stateOf(stepAt(1), { ...INITIAL, property, edits: { basics: begun } })).toEqual({
    tone: 'error',
    count: 1,
  })
})
