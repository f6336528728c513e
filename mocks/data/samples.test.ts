import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import vocabulary from '../../openapi/vocabulary.schema.json' with { type: 'json' }
import { makeCredible, type Amount } from './make-credible.ts'
import { PHOTOS, SAMPLES } from './samples.ts'
import { Shapes, type ContractDocument, type Schema } from './shapes.ts'
import type { Spot } from './spot.ts'

const contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as ContractDocument

const spot: Spot = {
  record: 'boat',
  kind: null,
  tag: 'boat',
  lang: 'en',
  today: new Date('2026-11-23T00:00:00Z'),
  params: {},
  query: {},
  role: 'ADMIN',
}
/** What becomes of a field of this shape, whatever its name; `value`: what the generated mock said. */
const made = (shape: Schema, amount: Amount = 'usual', value: unknown = 'xyz') =>
  makeCredible(value, shape, spot, 'quux', {
    shapes: new Shapes(contract),
    amount,
    rows: 8,
    offset: 0,
  })

test('the samples are those of the vocabulary', () => {
  const closed = vocabulary.definitions.schema.properties['x-sample'].enum
  expect([...Object.keys(SAMPLES), PHOTOS.sample].toSorted()).toEqual(closed.toSorted())
})

test('a field gets its value by its sample, first its own, then that of the schema it refers to', () => {
  const price = made({ type: 'integer', 'x-sample': 'home.price' })
  expect(price).toBeGreaterThan(50_000)
  expect(made({ type: ['integer', 'null'], 'x-sample': 'home.price' })).toBe(price)
  expect(made({ $ref: '#/components/schemas/HomeRef' })).toMatch(/^(?:PV|TC|IP)-\d{4}$/)
  const refOrNull = { anyOf: [{ $ref: '#/components/schemas/HomeRef' }, { type: 'null' }] }
  expect(made({ ...refOrNull, 'x-sample': 'contact.email' })).toMatch(/@correu\.example$/)
})

test('else one of its examples, then of its enumeration, then its shape', () => {
  const enumeration = { type: 'string', enum: ['sail', 'motor'] }
  expect(made({ ...enumeration, examples: ['sail'] })).toBe('sail')
  expect(['sail', 'motor']).toContain(made(enumeration))
  expect(made({ type: 'string', format: 'date' })).toMatch(/^2026-(?:09|10|11)-\d\d$/)
  const days = { type: 'string', format: 'date', 'x-sample': 'time.coming' }
  expect(made(days)).toMatch(/^(?:2026-1[12]|2027-01)-\d\d$/)
})

test('a sample that the shape does not allow gives way; a field that has none is left out', () => {
  expect(made({ type: 'string', 'x-sample': 'home.price', examples: ['on request'] })).toBe(
    'on request',
  )
  const properties = { logo: { type: 'string', 'x-sample': 'none' } }
  expect(made({ type: 'object', properties }, 'usual', { logo: 'x' })).toEqual({})
})

test('where there is nothing, a number of which nothing is said is nought', () => {
  const count = { type: 'integer' }
  expect(made(count, 'empty', 5)).toBe(0)
  expect(made({ ...count, 'x-sample': 'home.bedrooms' }, 'empty', 5)).toBeGreaterThan(0)
  expect(made({ ...count, maximum: 12, minimum: 1 }, 'empty', 5)).toBeGreaterThan(0)
})
