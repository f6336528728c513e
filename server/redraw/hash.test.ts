import { expect, it } from 'vitest'
import { readOpenapi } from '../contract/routes.ts'
import { hashOf } from './hash.ts'

it('a flag of a field, or a rule of the room, changes what is drawn, a word about it does not', () => {
  const { schemas } = (
    JSON.parse(readOpenapi()) as { components: { schemas: Record<string, Field> } }
  ).components
  interface Field {
    properties: Record<string, object>
  }
  const withBuilt = (more: object): Record<string, Field> => ({
    ...schemas,
    PropertyLayout: {
      ...schemas['PropertyLayout'],
      properties: {
        ...schemas['PropertyLayout']?.properties,
        built: { ...schemas['PropertyLayout']?.properties['built'], ...more },
      },
    },
  })
  const homes = { name: 'homes', from: ['Property'], drawing: 1 }
  const now = hashOf(schemas, [homes])
  expect(hashOf(withBuilt({ 'x-public': false }), [homes])).not.toBe(now)
  expect(hashOf(schemas, [{ ...homes, drawing: 2 }])).not.toBe(now)
  expect(hashOf(withBuilt({ description: 'Another word' }), [homes])).toBe(now)
})
