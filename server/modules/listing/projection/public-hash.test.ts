import { expect, it } from 'vitest'
import { readOpenapi } from '../../../contract/routes.ts'
import { publicHash } from './public-hash.ts'

it('a flag of a field changes what the contract says is public, a word about it does not', () => {
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
  expect(publicHash(withBuilt({ 'x-public': false }))).not.toBe(publicHash(schemas))
  expect(publicHash(schemas, 1)).not.toBe(publicHash(schemas))
  expect(publicHash(withBuilt({ description: 'Another word' }))).toBe(publicHash(schemas))
})
