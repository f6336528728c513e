import { expect, test } from 'vitest'
import { describeValues } from './values.ts'

test('the meaning of each value stands in the description, below what stood there', () => {
  const contract = {
    schemas: {
      Way: {
        description: 'How it goes.',
        enum: ['mail', 'phone', null],
        'x-enum-descriptions': { mail: 'By e-mail', phone: 'By phone' },
      },
      Size: { properties: { unit: { enum: ['m'], 'x-enum-descriptions': { m: 'Metres' } } } },
      Free: { description: 'Anything.' },
    },
  }
  describeValues(contract)
  expect(contract.schemas.Way.description).toBe(
    'How it goes.\n\n- `mail`: By e-mail\n- `phone`: By phone',
  )
  expect(contract.schemas.Size.properties.unit).toMatchObject({ description: '- `m`: Metres' })
  expect(contract.schemas.Free.description).toBe('Anything.')
})
