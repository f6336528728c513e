import { join } from 'node:path'
import { expect, test } from 'vitest'
import { enumFaults } from './enums.ts'
import { sourceOf } from './source.ts'

/** What is said of one file with this text, without its folder. */
function faults(text: string): string[] {
  const file = join('/', 'Way.yaml')
  const source = sourceOf(file, text)
  if (!source) throw new Error('no YAML')
  return enumFaults({ folder: '/', files: new Map([[file, source]]) }).map(({ message }) =>
    message.replace(/^.*Way/, 'Way'),
  )
}

test('each text is explained; null and numbers need no words', () => {
  expect(faults('enum: [a, b, null]\nx-enum-descriptions:\n  a: First\n  b: Second\n')).toEqual([])
  expect(faults('properties:\n  size:\n    enum: [1, 2]\n')).toEqual([])
})

test('a value without words and words without a value are refused with their line', () => {
  const text = 'type: string\nenum: [a, b]\nx-enum-descriptions:\n  a: First\n  c: Third\n'
  expect(faults(text)).toEqual([
    'Way.yaml:2 enum of component: say what b means in x-enum-descriptions',
    'Way.yaml:3 x-enum-descriptions of component: c is no value of it',
  ])
})

test('an enumeration without any words is refused, also as a parameter or an item', () => {
  expect(
    faults('get:\n  parameters:\n    - name: sort\n      schema:\n        enum: [up]\n'),
  ).toEqual(['Way.yaml:5 enum of 0: say what up means in x-enum-descriptions'])
  expect(faults('properties:\n  ways:\n    items: {enum: [up]}\n')).toEqual([
    'Way.yaml:3 enum of ways: say what up means in x-enum-descriptions',
  ])
})

test('words where there is no enumeration are refused', () => {
  expect(faults('type: string\nx-enum-descriptions: {a: First}\n')).toEqual([
    'Way.yaml:2 x-enum-descriptions of component: stands beside `enum` only',
  ])
})
