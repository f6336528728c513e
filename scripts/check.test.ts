import { expect, test } from 'vitest'
import { CHECKS, unknownParts } from './check.ts'

test('a part that there is not is named, the beginning of one that there is is taken', () => {
  expect(unknownParts(['words', 'gener'], CHECKS)).toEqual([])
  expect(unknownParts(['word', 'lnit'], CHECKS)).toEqual(['lnit'])
})
