import { expect, test } from 'vitest'
import { formSchema, type FormHints } from './form-schema.ts'

const document = {
  components: {
    schemas: {
      Money: { type: 'integer', description: 'cents', 'x-widget': 'money' },
      Point: { type: 'object', properties: { lat: { type: 'number' } } },
    },
  },
}
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function made(schema: object): { schema: Record<string, unknown>; hints: FormHints } {
  const hints: FormHints = { ui: {}, when: {} }
  return { schema: formSchema(document, schema, hints), hints }
}

test('references are replaced, prose and keywords leave the schema', () => {
  const { schema } = made({
    type: 'object',
    description: 'x',
    properties: { price: { ...ref('Money'), 'x-span': 2 } },
  })
  expect(schema).toEqual({ type: 'object', properties: { price: { type: 'integer' } } })
})

test('keywords are collected by path, those of the field over those of the component', () => {
  const offers = {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        price: { ...ref('Money'), 'x-public': false, 'x-when': { operation: ['V'] } },
        period: { type: 'string', enum: ['DAY'], 'x-options-by': 'type' },
      },
    },
  }
  const { hints } = made({ type: 'object', properties: { offers } })
  expect(hints.ui).toEqual({
    'offers.*.price': { widget: 'money', public: false },
    'offers.*.period': { optionsBy: 'type', enum: ['DAY'] },
  })
  expect(hints.when).toEqual({ 'offers.*.price': { operation: ['V'] } })
})

test('null is dropped: a form leaves a field out instead', () => {
  const { schema } = made({
    type: 'object',
    properties: {
      a: { type: ['string', 'null'] },
      b: { anyOf: [ref('Money'), { type: 'null' }] },
      c: { enum: ['x', null] },
    },
  })
  expect(schema['properties']).toEqual({
    a: { type: 'string' },
    b: { type: 'integer' },
    c: { enum: ['x'] },
  })
})

test('what may be null is not needed: an empty field is an answer', () => {
  const { schema } = made({
    type: 'object',
    required: ['month', 'amount', 'note'],
    properties: {
      month: { type: 'string' },
      amount: { anyOf: [ref('Money'), { type: 'null' }] },
      note: { type: ['string', 'null'] },
    },
  })
  expect(schema['required']).toEqual(['month'])
})

test('read-only fields and files are not asked for, not even when they are required', () => {
  const { schema } = made({
    type: 'object',
    required: ['id', 'photo', 'name'],
    properties: {
      id: { type: 'string', readOnly: true },
      photo: { type: 'string', format: 'binary' },
      photos: { type: 'array', items: { type: 'string', format: 'binary' } },
      name: { type: 'string' },
    },
  })
  expect(schema).toEqual({
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' } },
  })
})

test('a field may be called like a keyword', () => {
  const { schema } = made({
    type: 'object',
    properties: { description: { type: 'string' }, title: ref('Money'), type: { type: 'string' } },
  })
  expect(Object.keys(schema['properties'] as object)).toEqual(['description', 'title', 'type'])
})
