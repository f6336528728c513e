import { expect, it } from 'vitest'
import { publicValue } from './public-part.ts'

it('what is not marked public stays in the house inside a dictionary, too', () => {
  const room = {
    type: 'object',
    properties: {
      area: { type: 'number', 'x-public': true },
      alarmCode: { type: 'string' },
    },
  }
  const schema = {
    type: 'object',
    properties: {
      rooms: { type: 'object', additionalProperties: room, 'x-public': true },
      names: { type: 'object', additionalProperties: { type: 'string' }, 'x-public': true },
      lists: {
        type: 'object',
        additionalProperties: { type: 'array', items: room },
        'x-public': true,
      },
    },
  }
  const bath = { area: 6, alarmCode: '1234' }
  expect(
    publicValue(
      schema,
      { rooms: { bath }, names: { es: 'Casa' }, lists: { ground: [bath] } },
      { type: 'vivienda', operations: ['V'] },
    ),
  ).toEqual({
    rooms: { bath: { area: 6 } },
    names: { es: 'Casa' },
    lists: { ground: [{ area: 6 }] },
  })
})
