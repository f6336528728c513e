import { expect, test } from 'vitest'
import type { Property } from '../../../../generated/model'
import { stateOf, stepAt } from './progress'
import { found, INITIAL, type Edit } from './session-state'

const begun: Edit = {
  value: { type: 'vivienda' },
  raw: { type: 'vivienda' },
  valid: false,
  base: undefined,
  version: 0,
}

test('a step kept from a moment before the page was left has no error until its form finds one', () => {
  const property = { quality: { items: [] }, layout: { built: 90 } } as unknown as Property
  const kept = found({ layout: { raw: { built: 95 }, version: 1, at: '' } }, property, {})
  const state = { ...INITIAL, property, edits: kept }
  expect(stateOf(stepAt(3), state)).toEqual({ tone: 'done', count: 0 })
  const { unseen: _, ...seen } = kept.layout ?? begun
  expect(stateOf(stepAt(3), { ...state, edits: { layout: seen } })).toEqual({
    tone: 'error',
    count: 1,
  })
})

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
