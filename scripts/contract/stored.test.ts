import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asJson, type Json } from '../generate/json.ts'
import { OPENAPI } from '../generate/paths.ts'
import { join } from 'node:path'
import { diffStored } from './stored.ts'

const old = asJson(
  JSON.parse(readFileSync(join(OPENAPI, '..', 'generated', 'openapi.json'), 'utf8')),
)

/** Today's contract with a component changed. */
function changed(name: string, change: (schema: Json) => Json): Json {
  const components = asJson(old['components'])
  const schemas = asJson(components['schemas'])
  return {
    ...old,
    components: { ...components, schemas: { ...schemas, [name]: change(asJson(schemas[name])) } },
  }
}
const field = (name: string, key: string, more: Json): Json =>
  changed(name, (schema) => ({
    ...schema,
    properties: {
      ...asJson(schema['properties']),
      [key]: { ...asJson(asJson(schema['properties'])[key]), ...more },
    },
  }))
const without = (name: string, key: string, more: Json = {}): Json =>
  changed(name, (schema) => {
    const { [key]: _gone, ...properties } = asJson(schema['properties'])
    return { ...schema, ...more, properties }
  })

test('the same contract leaves nothing behind', () => expect(diffStored(old, old)).toEqual([]))

test('a column that the earlier contract did not know holds nothing of it', () => {
  const components = asJson(old['components'])
  const { FeeInput: _parts, ExpenseInput: _whole, ...schemas } = asJson(components['schemas'])
  expect(diffStored({ ...old, components: { ...components, schemas } }, old)).toEqual([])
})

test.each<[string, Json, Json]>([
  [
    'a field',
    without('PropertyLayout', 'attic'),
    {
      where: 'PropertyLayout.attic',
      what: 'is no longer taken',
      columns: ['import_item.before', 'import_link.said', 'property.doc'],
      readAs: null,
    },
  ],
  [
    'a field with a new name',
    without('ContactPerson', 'birthDate', { 'x-aliases': { birthDate: 'bornOn' } }),
    {
      where: 'ContactPerson.birthDate',
      what: 'is no longer taken',
      columns: [
        'contact.doc',
        'contact_merge.after',
        'contact_merge.before',
        'intake_touch.before',
      ],
      readAs: 'bornOn',
    },
  ],
  [
    'a value',
    field('PropertyLayout', 'areaSource', { enum: ['deed', 'cadastre', 'measured'] }),
    {
      where: 'PropertyLayout.areaSource',
      what: 'the value owner is gone',
      columns: ['import_item.before', 'import_link.said', 'property.doc'],
      readAs: null,
    },
  ],
  [
    'a value with a new name',
    field('PropertyLayout', 'areaSource', {
      enum: ['deed', 'cadastre', 'measured', 'seller'],
      'x-aliases': { owner: 'seller' },
    }),
    {
      where: 'PropertyLayout.areaSource',
      what: 'the value owner is gone',
      columns: ['import_item.before', 'import_link.said', 'property.doc'],
      readAs: 'seller',
    },
  ],
  [
    'a limit',
    field('VisitHours', 'maxPerDay', { maximum: 1 }),
    { where: 'VisitHours.maxPerDay', columns: ['visit_hours.doc'], readAs: null },
  ],
])('%s that goes is named with the columns that may hold it', (_what, now, wanted) => {
  expect(diffStored(old, now)).toContainEqual(expect.objectContaining(wanted))
})

const value = (name: string, gone: string): Json =>
  changed(name, (schema) => ({
    ...schema,
    enum: (schema['enum'] as string[]).filter((one) => one !== gone),
  }))

test.each([
  ['AgendaKind', 'visit', 'agenda_event.kind'],
  ['PropertyStatus', 'reserved', 'property.status'],
  ['SearchFrequency', 'weekly', 'saved_search.frequency'],
])('a value of %s that goes is named with the columns of its own that hold it', (name, one, at) => {
  expect(diffStored(old, value(name, one))).toContainEqual({
    where: name,
    what: `the value ${one} is gone`,
    columns: expect.arrayContaining([at]) as string[],
    readAs: null,
  })
})

test('an old name that is forgotten is named with the columns that may hold it', () => {
  const before = changed('ContactPerson', (schema) => ({
    ...schema,
    'x-aliases': { bornOn: 'birthDate' },
  }))
  const values = field('PropertyLayout', 'areaSource', { 'x-aliases': { seller: 'owner' } })
  expect(diffStored(before, before)).toEqual([])
  expect(diffStored(before, old)).toContainEqual(
    expect.objectContaining({
      where: 'ContactPerson',
      what: 'the old name bornOn of birthDate is no longer known',
      columns: expect.arrayContaining(['contact.doc']) as string[],
    }),
  )
  expect(diffStored(values, old)).toContainEqual(
    expect.objectContaining({
      where: 'PropertyLayout.areaSource',
      what: 'the old name seller of owner is no longer known',
      columns: expect.arrayContaining(['property.doc']) as string[],
    }),
  )
})

test('a question that the search no longer takes is named with the searches that ask it', () => {
  const paths = asJson(old['paths'])
  const search = asJson(paths['/api/v1/listing/'])
  const get = asJson(search['get'])
  expect(get['operationId']).toBe('searchListings')
  const parameters = (get['parameters'] as Json[]).filter(({ name }) => name !== 'priceLowered')
  expect(parameters.length).toBeLessThan((get['parameters'] as Json[]).length)
  const now = {
    ...old,
    paths: { ...paths, '/api/v1/listing/': { ...search, get: { ...get, parameters } } },
  }
  expect(diffStored(old, now)).toEqual([
    {
      where: 'searchListings query priceLowered',
      what: 'is no longer taken',
      columns: ['saved_search.query'],
      readAs: null,
    },
  ])
})
