import type { JsonSchema } from '../routes.ts'
import { Fit } from './fit.ts'

/** A contract of boats, small enough to be read. */
export const ref = (name: string): JsonSchema => ({ $ref: `http://llar/contract#/$defs/${name}` })
export const object = (
  properties: Record<string, JsonSchema>,
  more: JsonSchema = {},
): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
})
export const fit = new Fit({
  $id: 'http://llar/contract',
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $defs: {
    Boat: object(
      {
        name: { type: 'string', maxLength: 5 },
        story: { type: 'string', maxLength: 90 },
        berths: { type: 'integer', maximum: 10 },
        colours: { type: 'array', maxItems: 3, uniqueItems: true, items: ref('Colour') },
        crew: { type: 'array', maxItems: 2, items: { type: 'string' } },
        kind: { anyOf: [{ type: 'string', enum: ['sail', 'motor'] }, { type: 'null' }] },
        home: ref('Harbour'),
        sails: { type: 'array', items: ref('Sail') },
        ports: { type: 'array', items: ref('Port') },
        words: {
          type: 'object',
          propertyNames: { pattern: '^[a-z]{2}$' },
          additionalProperties: { type: 'string' },
        },
      },
      { 'x-aliases': { beds: 'berths' } },
    ),
    Colour: { type: 'string', enum: ['red', 'blue', 'white'], 'x-aliases': { crimson: 'red' } },
    Harbour: object(
      { town: { type: 'string' }, depth: { type: 'integer', maximum: 9 } },
      { required: ['town'], 'x-aliases': { quayside: 'town' } },
    ),
    Sail: object(
      {
        of: { type: 'string', enum: ['main', 'jib'] },
        metres: { type: 'integer', maximum: 100 },
        year: { type: 'integer' },
      },
      { required: ['of'] },
    ),
    Port: object({ id: { type: 'string' }, name: { type: 'string' } }, { required: ['name'] }),
    Row: object(
      {
        id: { type: 'string' },
        kind: { anyOf: [{ type: 'string', enum: ['sail'] }, { type: 'null' }] },
        tags: { type: 'array', items: { type: 'string' } },
      },
      { required: ['id', 'kind', 'tags'] },
    ),
    Page: object({ items: { type: 'array', items: ref('Row') } }, { required: ['items'] }),
  },
})
export const boat = ref('Boat')
export const read = (value: unknown, schema = boat): unknown =>
  fit.read(schema, structuredClone(value))
