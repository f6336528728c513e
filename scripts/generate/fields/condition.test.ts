import { expect, test } from 'vitest'
import { factsOf, holds, type HomeFacts } from '../../../generated/fields/condition.ts'

const home: HomeFacts = { type: 'villa', operations: ['SALE', 'RENT'] }
const beside = (fields: string[], values: Record<string, unknown>) => (key: string) =>
  factsOf(key, (name) => fields.includes(name), values, home)

test('a field without a condition applies; of several keys each must hold', () => {
  const facts = beside(['state'], { state: 'new' })
  expect(holds(undefined, facts)).toBe(true)
  expect(holds({ state: ['new'], type: ['villa'] }, facts)).toBe(true)
  expect(holds({ state: ['new'], type: ['plot'] }, facts)).toBe(false)
})

test('type and operation are the home’s: one of its operations is enough', () => {
  const facts = beside([], {})
  expect(holds({ type: ['flat', 'villa'] }, facts)).toBe(true)
  expect(holds({ operation: ['RENT'] }, facts)).toBe(true)
  expect(holds({ operation: ['TRANSFER'] }, facts)).toBe(false)
})

test('a field beside goes before the home, also when it is left empty', () => {
  const facts = beside(['operation', 'type'], { operation: 'SALE' })
  expect(holds({ operation: ['SALE'] }, facts)).toBe(true)
  expect(holds({ operation: ['RENT'] }, facts)).toBe(false)
  expect(holds({ type: ['villa'] }, facts)).toBe(false)
})

test('a key that is nothing there holds never', () => {
  expect(holds({ colour: ['red'] }, beside([], { colour: 'red' }))).toBe(false)
})
