import { expect, test } from 'vitest'
import { toldBy } from './contract-counts.ts'

test('values without a meaning and texts without an example are counted', () => {
  const contract = {
    properties: {
      way: {
        enum: ['a', 'b', 'c', null],
        'x-enum-descriptions': { a: 'First', b: 'b, to be explained' },
      },
      code: { type: 'string', pattern: '^[A-Z]+$' },
      site: { type: ['string', 'null'], format: 'uri', examples: ['https://llar.example/'] },
      name: { type: 'string' },
    },
    examples: [{ enum: ['no', 'shape'] }],
  }
  expect(toldBy(contract)).toEqual({ values: 3, unexplained: 2, written: 2, withoutExample: 1 })
})
