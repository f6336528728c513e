import { expect, test } from 'vitest'
import { blockStyle } from './block-style.ts'

test('one key per line; short lists of plain values and comments stay', () => {
  expect(blockStyle('# why\na: {type: string, enum: [x, y]}\nb: [{c: 1}]\nd: {}\n')).toBe(
    '# why\na:\n  type: string\n  enum: [x, y]\nb:\n  - c: 1\nd: {}\n',
  )
})

test('what it wrote it leaves alone, and what is no YAML, too', () => {
  const once = blockStyle(`a: {description: "${'word '.repeat(40)}"}\n`)
  expect(blockStyle(once)).toBe(once)
  expect(blockStyle('a: {b\n')).toBe('a: {b\n')
})
