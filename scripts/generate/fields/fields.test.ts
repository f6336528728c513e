import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import document from '../../../generated/openapi.json' with { type: 'json' }
import {
  fieldText,
  inOrder,
  publicValue,
  valueAt,
  valuesOf,
  type Field,
  type Voice,
} from '../../../generated/fields/field.ts'
import type { Contract } from '../contract.ts'
import { asJson, type Json } from '../json.ts'
import { OPENAPI } from '../paths.ts'
import { recordsOf } from './tables.ts'

const folders = Object.fromEntries(
  globSync('schemas/*/*.yaml', { cwd: OPENAPI }).map((file) => [
    basename(file, '.yaml'),
    basename(dirname(file)),
  ]),
)

/** The contract with fields added to a component. */
function contractWith(component: string, fields: Json): Contract {
  const copy = structuredClone(document) as unknown as Json
  const schemas = asJson(asJson(copy['components'])['schemas']) as Record<string, Json>
  Object.assign(asJson(schemas[component]?.['properties']), fields)
  return { document: copy, schemas, folders }
}

const fieldsIn = (contract: Contract, surface: string) =>
  recordsOf(contract)
    .find(({ tag }) => tag === 'property')
    ?.tables.find((table) => table.surface === surface)?.fields ?? []

test('a field shows where its line says so and nowhere else', () => {
  const contract = contractWith('PropertyLayout', {
    cellar: { type: 'integer', 'x-group': 'rooms', 'x-public': true, 'x-shows': ['csv', 'facts'] },
    keeper: { type: 'string', 'x-group': 'rooms', 'x-public': true },
  })
  const showing = (path: string) =>
    recordsOf(contract)
      .flatMap(({ tables }) => tables)
      .filter(({ fields }) => fields.some((one) => one.path === path))
      .map(({ surface }) => surface)
  expect([showing('layout.cellar'), showing('layout.keeper')]).toEqual([['csv', 'facts'], []])
})

test('a fact that the public record has no place for stands among its facts, the others where they are', () => {
  const shown = { 'x-public': true, 'x-group': 'building', 'x-shows': ['facts'] }
  const contract = contractWith('PropertyBasics', {
    lastPainted: { type: 'integer', minimum: 1800, maximum: 2100, ...shown },
  })
  const found = new Map(fieldsIn(contract, 'facts').map((field) => [field.path, field]))
  expect(found.get('basics.lastPainted')).toMatchObject({
    at: 'facts.lastPainted',
    kind: 'year',
    group: 'building',
  })
  expect(found.get('layout.built')).toMatchObject({ at: 'layout.built', unit: 'm2' })
  expect(found.get('basics.condition')).toMatchObject({ at: 'condition', codes: 'condition' })
  expect(found.get('basics.offers.*.petsAllowed')).toMatchObject({
    at: 'offers.*.petsAllowed',
    group: 'offers',
  })
})

const fact = { type: 'string', 'x-group': 'rooms', 'x-public': true }
test.each<[string, string, Json, RegExp]>([
  [
    'a private field among the facts',
    'PropertyLayout',
    { secret: { ...fact, 'x-public': false, 'x-shows': ['facts'] } },
    /PropertyLayout\.yaml:\d+ x-shows of secret: facts is seen by strangers/,
  ],
  [
    'a private component on paper',
    'PropertyOwner',
    { secret: { ...fact, 'x-shows': ['print'] } },
    /PropertyOwner\.yaml:\d+ x-shows of secret: print is seen by strangers/,
  ],
  [
    'an address among the facts',
    'PropertyLocation',
    { gate: { ...fact, 'x-shows': ['facts'] } },
    /PropertyLocation\.yaml:\d+ x-shows of gate: facts is not for fields here/,
  ],
  [
    'a surface that a record has not',
    'ContactPerson',
    { hobby: { ...fact, 'x-shows': ['list'] } },
    /ContactPerson\.yaml:\d+ x-shows of hobby: list is not for fields here \(record, csv\).*"A column"/,
  ],
  [
    'a field of no record',
    'LeadInput',
    { hobby: { ...fact, 'x-shows': ['csv'] } },
    /LeadInput\.yaml:\d+ x-shows of hobby: it is in no form of a record/,
  ],
  [
    'a heading',
    'PropertyLayout',
    {
      cellar: { type: 'object', properties: { depth: { type: 'number' } }, 'x-shows': ['record'] },
    },
    /x-shows of cellar: a heading shows by its fields/,
  ],
  [
    'a number searched for',
    'PropertyLayout',
    { cellars: { type: 'integer', 'x-shows': ['search'] } },
    /x-shows of cellars: search takes words/,
  ],
  [
    'a fact without a heading',
    'PropertyLayout',
    { cellar: { type: 'string', 'x-public': true, 'x-shows': ['facts'] } },
    /x-shows of cellar: facts needs a heading/,
  ],
  [
    'two columns of one name',
    'PropertyFeatures',
    { bedrooms: { type: 'integer', 'x-shows': ['csv'] } },
    /PropertyFeatures\.yaml:\d+ x-shows of bedrooms: features\.bedrooms would go by the name of layout\.bedrooms/,
  ],
])('%s is refused with file and line', (_name, component, fields, message) => {
  expect(() => recordsOf(contractWith(component, fields))).toThrow(message)
})

const voice: Voice = {
  code: (codes, code) => `${codes}:${code}`,
  yes: 'yes',
  no: 'no',
  number: (value, unit) => `${value}${unit ?? ''}`,
  money: (cents) => `${cents / 100} €`,
  day: (day) => day.slice(0, 4),
  localized: (texts) => texts['es'] ?? '',
}
const field = (part: Partial<Field>): Field => ({
  name: 'x',
  path: 'x',
  group: '',
  kind: 'text',
  ...part,
})

test('one formatter words every kind of value; what says nothing is null', () => {
  expect([
    fieldText(field({ kind: 'number', unit: 'm2' }), 24.5, voice),
    fieldText(field({ kind: 'year' }), 1920, voice),
    fieldText(field({ kind: 'money' }), 0, voice),
    fieldText(field({ kind: 'boolean' }), false, voice),
    fieldText(field({ kind: 'code', codes: 'views', many: true }), ['sea', 'golf'], voice),
    fieldText(field({ kind: 'code', codes: 'days' }), 14, voice),
    fieldText(field({ kind: 'day' }), '2026-12-01', voice),
    fieldText(field({ kind: 'localized' }), { es: 'Casa' }, voice),
  ]).toEqual(['24.5m2', '1920', '0 €', 'no', 'views:sea, views:golf', 'days:14', '2026', 'Casa'])
  expect(
    [undefined, null, '', [], {}].map((value) =>
      fieldText(field({ kind: 'localized' }), value, voice),
    ),
  ).toEqual([null, null, null, null, null])
})

test('values are read by their path, through lists, in the record and in its public view', () => {
  const offers = field({
    name: 'offers.petsAllowed',
    path: 'basics.offers.*.petsAllowed',
    at: 'offers.*.petsAllowed',
  })
  expect(
    valueAt(
      { basics: { offers: [{ petsAllowed: true }, {}, { petsAllowed: false }] } },
      offers.path,
    ),
  ).toEqual([true, false])
  expect(valuesOf({ basics: { offers: [{}] } }, [offers])).toEqual({})
  expect(
    publicValue(
      { facts: { 'cedula.maxOccupants': 4 } },
      field({ name: 'cedula.maxOccupants', at: 'facts.cedula.maxOccupants' }),
    ),
  ).toBe(4)
  expect(valueAt(undefined, 'a.b')).toBeUndefined()
})

test('an order puts what it names first and leaves the rest as it stood', () => {
  expect(
    inOrder(
      ['b', 'a'],
      ['c', 'a', 'd', 'b'].map((name) => ({ name })),
    ).map(({ name }) => name),
  ).toEqual(['b', 'a', 'c', 'd'])
})
