import { expect, it } from 'vitest'
import { bareOf, linesOf, missingOf, numbersOf } from './held-by.ts'

const lines = linesOf('docs/domain/commerce.md')
const LINES = 20

it('commerce has all 20 lines, each with a test or figures', () => {
  expect(numbersOf(lines)).toEqual(Array.from({ length: LINES }, (_, at) => at + 1))
  expect(bareOf(lines)).toEqual([])
})

it('every line of commerce names tests that exist', () => {
  expect(lines.flatMap(({ tests }) => tests).length).toBeGreaterThan(LINES)
  expect(missingOf(lines)).toEqual([])
})
