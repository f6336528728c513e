import { expect, test } from 'vitest'
import { asJson, type Json } from './json.ts'
import { withPublicParts } from './public-parts.ts'

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const SCHEMAS: Json = {
  Home: {
    type: 'object',
    'x-form': true,
    required: ['kind', 'owner'],
    properties: {
      kind: { ...ref('Kind'), 'x-public': true },
      owner: { type: 'string' },
      cellar: { type: 'integer' },
      rooms: { type: 'array', 'x-public': true, items: ref('Room') },
    },
    examples: [{ owner: 'Catalina' }],
  },
  Room: {
    type: 'object',
    properties: { area: { type: 'number', 'x-public': true }, note: { type: 'string' } },
  },
  Kind: { type: 'string', enum: ['flat'] },
  Listing: { type: 'object', properties: { home: { ...ref('Home'), 'x-public-part': true } } },
}
const made = withPublicParts({
  document: { components: { schemas: SCHEMAS } },
  folders: { Home: 'property', Room: 'property' },
})
const schemas = asJson(asJson(made.document['components'])['schemas'])

test('a shape that asks for the public part has the marked fields alone, and so has what they hold', () => {
  expect(schemas['Listing']).toEqual({ type: 'object', properties: { home: ref('PublicHome') } })
  expect(schemas['PublicHome']).toEqual({
    type: 'object',
    required: ['kind'],
    description: 'What the public sees of Home.',
    properties: {
      kind: { ...ref('Kind'), 'x-public': true },
      rooms: { type: 'array', 'x-public': true, items: ref('PublicRoom') },
    },
  })
  expect(Object.keys(asJson(asJson(schemas['PublicRoom'])['properties']))).toEqual(['area'])
})

test('the component itself stays whole, and its part has its folder', () => {
  expect([schemas['Home'], schemas['PublicKind']]).toEqual([SCHEMAS['Home'], undefined])
  expect(made.folders).toMatchObject({ PublicHome: 'property', PublicRoom: 'property' })
})
