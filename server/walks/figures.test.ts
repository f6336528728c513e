import { expect, it } from 'vitest'
import { bareOf, linesOf, missingOf } from './held-by.ts'

const lines = linesOf('docs/domain/figures.md')

it('every line of figures and law has a test, measured figures, or says that it is open', () => {
  expect(lines.length).toBeGreaterThan(90)
  expect(bareOf(lines, { mayBeOpen: true })).toEqual([])
})

it('every line of figures and law names tests that exist', () => {
  expect(lines.flatMap(({ tests }) => tests).length).toBeGreaterThan(100)
  expect(missingOf(lines)).toEqual([])
})
