import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import units from '../../../src/forms/i18n/en.json' with { type: 'json' }
import { FIELDS } from '../../../src/forms/ui-schema.ts'
import { widgets } from '../../../src/forms/widgets/index.ts'
import { asJson, type Json } from '../json.ts'
import { OPENAPI } from '../paths.ts'
import { vocabularyFaults } from './index.ts'
import { readSources, sourceOf } from './source.ts'

const contract = readSources(OPENAPI)
const vocabulary = JSON.parse(readFileSync(join(OPENAPI, 'vocabulary.schema.json'), 'utf8')) as Json
const keywords = asJson(asJson(asJson(vocabulary['definitions'])['schema'])['properties'])
const closed = (keyword: string) => asJson(keywords[keyword])['enum'] as unknown[]

const KIND = '{type: object, properties: {kind: {const: a}}}'

/** What is said of the contract when one file reads otherwise, each from its file's name on. */
function faults(name: string, change: (text: string) => string): string[] {
  const file = join(OPENAPI, name)
  const text = readFileSync(file, 'utf8')
  const source = sourceOf(file, change(text))
  if (!source || change(text) === text) throw new Error(`${name} is not changed`)
  const files = new Map(contract.files).set(file, source)
  return vocabularyFaults({ ...contract, files }).map(({ message }) =>
    message.slice(message.lastIndexOf('/', message.indexOf(':')) + 1),
  )
}

const added =
  (field: string) =>
  (text: string): string =>
    text.replace('properties:\n', `properties:\n  cellar: ${field}\n`)

test('the contract itself keeps to it', () => {
  expect(vocabularyFaults(contract)).toEqual([])
})

test('widgets are those that the forms register', () => {
  expect(closed('x-widget').toSorted()).toEqual(
    [...Object.keys(widgets), ...Object.keys(FIELDS)].toSorted(),
  )
})

test('units are those that have words', () => {
  const worded = Object.keys(units.units).map((key) => key.replace(/_(one|other)$/, ''))
  expect(closed('x-unit').toSorted()).toEqual([...new Set(worded)].toSorted())
})

test('spans are those that have a style', () => {
  const css = readFileSync(join(OPENAPI, '..', 'src/forms/forms.css'), 'utf8')
  expect(closed('x-span').map(String)).toEqual(
    [...new Set([...css.matchAll(/\.span-(\d)/g)].map(([, span]) => span))].toSorted(),
  )
})

test('every keyword tells an editor what it says', () => {
  const operation = asJson(asJson(asJson(vocabulary['definitions'])['operation'])['properties'])
  const ours = Object.entries({ ...operation, ...keywords }).filter(([name]) =>
    name.startsWith('x-'),
  )
  expect(ours.length).toBeGreaterThan(15)
  for (const [name, keyword] of ours)
    expect(String(asJson(keyword)['description']).length, name).toBeGreaterThan(20)
})

test.each([
  ['to no field', 'cottage: shed', 'shed is no field'],
  ['in a chain', 'cottage: hut, hut: usable', 'hut is old, too'],
  ['of a field of today', 'usable: built', 'usable is a field of today'],
])('an old name %s is refused', (_, aliases, says) => {
  const said = faults('schemas/property/PropertyLayout.yaml', (text) =>
    text.replace('properties:\n', `x-aliases: {${aliases}}\nproperties:\n`),
  )
  expect(said).toContainEqual(
    expect.stringMatching(`^PropertyLayout.yaml:\\d+ x-aliases: ${says}$`),
  )
})

test('old names of values are held to the values, and stand nowhere else', () => {
  const values = (alias: string) =>
    faults('schemas/shared/SpokenLanguage.yaml', (text) =>
      text.replace('x-aliases:', `x-aliases:\n  ${alias}`),
    )
  expect(values('zz: yy')).toEqual([
    expect.stringMatching(/^SpokenLanguage.yaml:\d+ x-aliases: yy is no value$/),
  ])
  expect(values('zz: nl')).toEqual([])
  const text = added('{type: string, x-aliases: {a: b}}')
  expect(faults('schemas/property/PropertyLayout.yaml', text)).toContainEqual(
    expect.stringMatching(/x-aliases: stands beside `enum`, `properties` or `propertyNames` only/),
  )
})

test.each([
  [
    'a condition without values',
    '{type: integer, x-when: {type: []}}',
    /:\d+ x-when: \[\] must NOT have fewer than 1 items/,
  ],
  [
    'a condition on a text',
    '{type: integer, x-when: {kitchenNote: [a]}}\n  kitchenNote: {type: string}',
    /:\d+ x-when of cellar: kitchenNote has no closed list/,
  ],
  [
    'a condition on itself',
    '{type: string, enum: [a], x-when: {cellar: [a]}}',
    /:\d+ x-when of cellar: there is no field cellar beside/,
  ],
  [
    'a boolean is true or false',
    '{type: integer, x-when: {hasCellar: ["true"]}}\n  hasCellar: {type: boolean}',
    /:\d+ x-when of cellar: hasCellar is never true/,
  ],
  [
    'options by a field that there is not',
    '{$ref: FeatureCode.yaml, x-options-by: kind}',
    /:\d+ x-options-by of cellar: there is no field kind/,
  ],
  [
    'options of an enumeration without them',
    '{type: string, enum: [a], x-options-by: type}',
    /:\d+ x-options-by of cellar: its enumeration has no x-options/,
  ],
  [
    'options that the enumeration has not',
    '{type: string, enum: [a], x-options: {vivienda: [b], hut: [a]}, x-options-by: type}',
    /:\d+ x-options-by of cellar: type is never hut/,
  ],
  [
    'false where leaving out says it',
    '{type: integer, x-hidden: false}',
    /:\d+ x-hidden: false is not true; leave it out/,
  ],
  [
    'a keyword of operations on a field',
    '{type: integer, x-roles: [ADMIN]}',
    /:\d+ x-roles: no such keyword/,
  ],
  [
    'inside a list of a list',
    '{type: array, items: {type: object, properties: {a: {type: string, x-widgit: text}}}}',
    /:\d+ x-widgit: no such keyword/,
  ],
  [
    'a union whose branch has no kind',
    '{type: object, discriminator: {propertyName: kind}, oneOf: [{$ref: PropertyEnergy.yaml}]}',
    /:\d+ discriminator: branch 1 of its oneOf has no kind/,
  ],
  [
    'a union of one kind twice',
    `{type: object, required: [kind], discriminator: {propertyName: kind}, oneOf: [${KIND}, ${KIND}]}`,
    /:\d+ discriminator: two branches are of kind a/,
  ],
  [
    'a union whose kind may be left out',
    `{type: object, discriminator: {propertyName: kind}, oneOf: [${KIND}]}`,
    /:\d+ discriminator: branch 1 of its oneOf does not require kind/,
  ],
  [
    'a condition on a field that is not there',
    '{type: integer, x-when: {dungeon: [true]}}',
    /:\d+ x-when of cellar: there is no field dungeon/,
  ],
  [
    'a value that the field of a condition never has',
    '{type: integer, x-when: {type: [ofcina]}}',
    /:\d+ x-when of cellar: type is never ofcina/,
  ],
  [
    'a widget that nobody registers',
    '{type: integer, x-widget: chipz}',
    /:\d+ x-widget: "chipz" is none of text,/,
  ],
  [
    'a keyword that there is not',
    '{type: integer, x-gruop: rooms}',
    /:\d+ x-gruop: no such keyword \(here: x-form,/,
  ],
  [
    'a sample that there is not',
    '{type: integer, x-sample: home.prise}',
    /:\d+ x-sample: "home\.prise" is none of home\.id,/,
  ],
  [
    'a sample of another kind of value',
    '{type: string, x-sample: home.price}',
    /:\d+ x-sample of cellar: home\.price is number, the field is string/,
  ],
  [
    'a sample of another kind than the schema referred to',
    '{$ref: ../shared/Money.yaml, x-sample: agent.name}',
    /:\d+ x-sample of cellar: agent\.name is string, the field is number/,
  ],
  [
    'nothing where null may not stand',
    '{type: string, x-sample: none}',
    /:\d+ x-sample of cellar: none is null, the field is string/,
  ],
  [
    'a unit without words',
    '{type: integer, x-unit: kilowat}',
    /:\d+ x-unit: "kilowat" is none of m2,/,
  ],
  [
    'more columns than there are',
    '{type: integer, x-span: 7}',
    /:\d+ x-span: 7 is none of 1, 2, 3/,
  ],
  [
    'a text where yes or no is asked',
    "{type: integer, x-public: 'no'}",
    /:\d+ x-public: "no" must be boolean/,
  ],
  [
    'needed to publish, and no line of the gate asks',
    '{type: integer, x-publish: true}',
    /:\d+ x-publish of cellar: no line of the gate asks for layout\.cellar/,
  ],
])('refused: %s', (_name, field, message) => {
  expect(faults('schemas/property/PropertyLayout.yaml', added(field))).toContainEqual(
    expect.stringMatching(message),
  )
})

test('the line is that of the keyword, also of a field written over several lines', () => {
  const [fault] = faults(
    'schemas/property/PropertyLayout.yaml',
    added('\n    type: integer\n    x-unit: kilowat'),
  )
  const text = added('\n    type: integer\n    x-unit: kilowat')(
    readFileSync(join(OPENAPI, 'schemas/property/PropertyLayout.yaml'), 'utf8'),
  )
  expect(fault).toContain(
    `PropertyLayout.yaml:${text.split('\n').findIndex((row) => row.includes('kilowat')) + 1} x-unit`,
  )
})

test('one mistake is one line, and several are all told', () => {
  expect(
    faults(
      'schemas/property/PropertyLayout.yaml',
      added('{type: integer, x-span: 7, x-unit: kilowat}'),
    ),
  ).toHaveLength(2)
})

test('a field may be called like a keyword, and an example may hold what it likes', () => {
  expect(
    faults(
      'schemas/property/PropertyLayout.yaml',
      (text) => `${added('{type: string}')(text).replace('  cellar:', '  x-cellar:')}`,
    ),
  ).toEqual([])
  expect(
    faults('schemas/property/PropertyLayout.yaml', (text) =>
      text.replace('examples:\n', 'examples:\n  - x-span: 7\n'),
    ),
  ).toEqual([])
})

test.each([
  [
    'a role',
    'x-roles: [ADMIN, STAFF]',
    'x-roles: [ADMIN, STUFF]',
    /views\.yaml:\d+ x-roles: there is no role STUFF/,
  ],
  [
    'a right',
    'x-roles: [ADMIN, STAFF]',
    'x-roles: [ADMIN, STAFF]\n  x-switch: fly',
    /views\.yaml:\d+ x-switch: there is no right fly/,
  ],
  [
    'the operator’s, and a role’s',
    'x-roles: [ADMIN, STAFF]',
    'x-roles: [ADMIN, STAFF]\n  x-operator: true',
    /views\.yaml:\d+ x-operator: stands with x-scope: never, without x-roles/,
  ],
  [
    'no scope',
    '  x-scope: never\n',
    '',
    /views\.yaml:\d+ x-scope: say what a key needs for listViews \(read:property, .*never, public\)/,
  ],
  [
    'a scope that is none',
    'x-scope: never',
    'x-scope: read:user',
    /views\.yaml:\d+ x-scope: there is no scope read:user/,
  ],
  [
    'a scope that writes where it reads',
    'x-scope: never',
    'x-scope: write:property',
    /views\.yaml:\d+ x-scope: GET needs a scope that reads/,
  ],
  [
    'public with a session',
    'x-scope: never',
    'x-scope: public',
    /views\.yaml:\d+ x-scope: public is what has/,
  ],
  [
    'a rate without its window',
    'x-roles: [ADMIN, STAFF]',
    'x-roles: [ADMIN, STAFF]\n  x-rate: {max: 5}',
    /views\.yaml:\d+ x-rate: .*'window'/,
  ],
  [
    'a line in the log for what only reads',
    'x-scope: never',
    'x-scope: never\n  x-audit: view',
    /views\.yaml:\d+ x-audit: stands on what writes/,
  ],
  [
    'a replica that answers strangers, for who signs in',
    'x-scope: never',
    'x-scope: never\n  x-read: replica',
    /views\.yaml:\d+ x-read: who signs in writes: after-write/,
  ],
  [
    'a replica of another kind',
    'x-scope: never',
    'x-scope: never\n  x-read: any',
    /views\.yaml:\d+ x-read: /,
  ],
  [
    'a queue for what only reads',
    'x-scope: never',
    'x-scope: never\n  x-offline: { queue: true }',
    /views\.yaml:\d+ x-offline: only what writes has a queue/,
  ],
  [
    'a queue that is none',
    'x-scope: never',
    'x-scope: never\n  x-offline: { queue: false }',
    /views\.yaml:\d+ x-offline: /,
  ],
  [
    'a keyword of fields',
    'x-roles: [ADMIN, STAFF]',
    'x-span: 2',
    /views\.yaml:\d+ x-span: no such keyword/,
  ],
])('on operations: %s', (_name, from, to, message) => {
  expect(faults('paths/view/views.yaml', (text) => text.replace(from, to))).toContainEqual(
    expect.stringMatching(message),
  )
})

test('two operations of one name: both files and lines', () => {
  const named = faults('paths/saved/shares.yaml', (text) =>
    text.replace('operationId: createSavedShare', 'operationId: listViews'),
  )
  expect(named).toContainEqual(
    expect.stringMatching(
      /^views\.yaml:\d+ operationId: listViews is the name of openapi\/paths\/saved\/shares\.yaml:\d+, too/,
    ),
  )
})
