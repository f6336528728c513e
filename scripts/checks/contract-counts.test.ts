import { expect, test } from 'vitest'
import { toldBy } from './contract-counts.ts'

test('values without a meaning and texts without an example are counted, and named', () => {
  const BoatInput = {
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
  expect(toldBy({ components: { schemas: { BoatInput } } })).toEqual({
    values: 3,
    unexplained: ['BoatInput.way: c', 'BoatInput.way: b'],
    written: 2,
    withoutExample: ['BoatInput.code'],
  })
})
