import { expect, it } from 'vitest'
import { bareOf, linesOf, missingOf } from './held-by.ts'

const lines = linesOf('docs/domain/exchange.md')

it('every line of the exchange names a test that exists', () => {
  expect(lines.flatMap(({ tests }) => tests).length).toBeGreaterThan(40)
  expect(missingOf(lines)).toEqual([])
})

it('every row of its tables names a test or a page of figures', () => {
  expect(bareOf(lines)).toEqual([])
})
