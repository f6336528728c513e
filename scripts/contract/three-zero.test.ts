import { expect, test } from 'vitest'
import type { Json } from '../generate/json.ts'
import { asThreeZero } from './three-zero.ts'

const schemaOf = (schema: Json): unknown => {
  const { components } = asThreeZero({ openapi: '3.1.0', components: { schemas: { One: schema } } })
  return (components as { schemas: Json }).schemas['One']
}

test.each([
  ['null beside a type', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
  [
    'several types',
    { type: ['string', 'integer', 'null'] },
    { anyOf: [{ type: 'string' }, { type: 'integer' }], nullable: true },
  ],
  [
    'null among choices',
    { oneOf: [{ $ref: '#/a' }, { type: 'null' }] },
    { oneOf: [{ $ref: '#/a' }], nullable: true },
  ],
  ['one value', { const: true }, { enum: [true] }],
  ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
  ['an open bound', { exclusiveMinimum: 0 }, { minimum: 0, exclusiveMinimum: true }],
  [
    'words beside a reference',
    { $ref: '#/a', description: 'b' },
    { allOf: [{ $ref: '#/a' }], description: 'b' },
  ],
  [
    'fields by whatever name, and data',
    {
      properties: { const: { type: ['string', 'null'] }, example: { const: 1 } },
      example: { const: 1, type: ['a', 'null'] },
    },
    {
      properties: { const: { type: 'string', nullable: true }, example: { enum: [1] } },
      example: { const: 1, type: ['a', 'null'] },
    },
  ],
] satisfies [string, Json, Json][])('says %s in words of 3.0', (_what, schema, said) => {
  expect(schemaOf(schema)).toEqual(said)
})

test('a webhook is a callback of the operation that asks for it', () => {
  const document = asThreeZero({
    openapi: '3.1.0',
    paths: { '/api/v1/webhook/': { post: { operationId: 'createWebhook' } } },
    webhooks: { event: { post: { operationId: 'receiveEvent' } } },
  })
  expect(document).toEqual({
    openapi: '3.0.3',
    paths: {
      '/api/v1/webhook/': {
        post: {
          operationId: 'createWebhook',
          callbacks: {
            event: { '{$request.body#/url}': { post: { operationId: 'receiveEvent' } } },
          },
        },
      },
    },
  })
})
