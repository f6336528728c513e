import { expect, test } from 'vitest'
import type { Json } from '../generate/json.ts'
import { unsettled, writtenBreaks } from './breaks.ts'
import { diffContracts, textOf } from './diff.ts'

interface Shape {
  body?: Json
  reply?: Json
  parameters?: Json[]
  roles?: string[]
  schemas?: Json
  path?: string
  status?: string
}

const boat: Json = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 40 },
    kind: { type: 'string', enum: ['sail', 'motor'] },
  },
}
const ref: Json = { $ref: '#/components/schemas/Boat' }

/** A contract with one operation, `saveBoat`, that takes and gives a Boat. */
const contract = ({
  body = ref,
  reply = ref,
  parameters = [],
  roles,
  schemas = { Boat: boat },
  path = '/boat/',
  status = '200',
}: Shape = {}): Json => ({
  paths: {
    [path]: {
      post: {
        operationId: 'saveBoat',
        parameters,
        ...(roles && { 'x-roles': roles }),
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: { [status]: { content: { 'application/json': { schema: reply } } } },
      },
    },
  },
  components: { schemas },
})
const withBoat = (change: Json, only?: 'body' | 'reply'): Shape => {
  const changed = { ...boat, ...change }
  return only ? { [only]: changed } : { schemas: { Boat: changed } }
}
const properties = (more: Json): Json => ({
  properties: { ...(boat['properties'] as Json), ...more },
})
const number = { in: 'query', name: 'limit', schema: { type: 'integer', maximum: 50 } }

test.each<[string, Shape, Shape, string[]]>([
  ['nothing', {}, {}, []],
  [
    'a field that must be there',
    {},
    withBoat({ ...properties({ length: { type: 'number' } }), required: ['name', 'length'] }),
    ['request Boat.length: is new and must be there'],
  ],
  ['a field more', {}, withBoat(properties({ length: { type: 'number' } })), []],
  [
    'a field less',
    {},
    withBoat({ properties: { name: { type: 'string', maxLength: 40 } } }),
    ['reply Boat.kind: is gone', 'request Boat.kind: is no longer taken'],
  ],
  [
    'a value more',
    {},
    withBoat(properties({ kind: { type: 'string', enum: ['sail', 'motor', 'oars'] } })),
    ['reply Boat.kind: the value oars is new'],
  ],
  [
    'a value less',
    {},
    withBoat(properties({ kind: { type: 'string', enum: ['sail'] } })),
    ['request Boat.kind: the value motor is gone'],
  ],
  [
    'a lower limit',
    {},
    withBoat(properties({ name: { type: 'string', maxLength: 20 } })),
    ['request Boat.name: maxLength was 40, is 20'],
  ],
  ['a higher limit', {}, withBoat(properties({ name: { type: 'string', maxLength: 80 } })), []],
  ['no limit', {}, withBoat(properties({ name: { type: 'string' } })), []],
  [
    'another name for what may be null',
    withBoat(properties({ crew: { anyOf: [{ type: 'string' }, { type: 'null' }] } })),
    {
      schemas: {
        Boat: {
          ...boat,
          ...properties({
            crew: { anyOf: [{ $ref: '#/components/schemas/Name' }, { type: 'null' }] },
          }),
        },
        Name: { type: 'string' },
      },
    },
    [],
  ],
  [
    'a null that may come',
    {},
    withBoat(properties({ name: { type: ['string', 'null'], maxLength: 40 } })),
    ['reply Boat.name: may now be null'],
  ],
  [
    'an integer that may have a fraction',
    { reply: { type: 'integer' } },
    { reply: { type: 'number' } },
    ['reply saveBoat 200: may now be a number'],
  ],
  [
    'a field that may be absent',
    {},
    withBoat({ required: [] }),
    ['reply Boat.name: may be absent now'],
  ],
  [
    'a pattern',
    {},
    withBoat(properties({ name: { type: 'string', maxLength: 40, pattern: '^[A-Z]' } })),
    ['request Boat.name: pattern was nothing, is ^[A-Z]'],
  ],
  [
    'an alternative gone',
    { body: { oneOf: [ref, { title: 'Raft' }] } },
    { body: { oneOf: [ref] } },
    ['request saveBoat body: the oneOf Raft is gone'],
  ],
  [
    'an alternative more',
    { reply: { oneOf: [ref] } },
    { reply: { oneOf: [ref, { title: 'Raft' }] } },
    ['reply saveBoat 200: the oneOf Raft is new'],
  ],
  [
    'a list of others',
    { reply: { type: 'array', items: { type: 'string' } } },
    { reply: { type: 'array', items: { type: 'integer' } } },
    ['reply saveBoat 200[]: may now be a integer'],
  ],
  [
    'a parameter less',
    { parameters: [number] },
    {},
    ['request saveBoat query limit: is no longer taken'],
  ],
  [
    'a parameter with a lower limit',
    { parameters: [number] },
    { parameters: [{ ...number, schema: { type: 'integer', maximum: 20 } }] },
    ['request saveBoat query limit: maximum was 50, is 20'],
  ],
  [
    'a parameter that must be there',
    {},
    { parameters: [{ ...number, required: true }] },
    ['request saveBoat query limit: is new and must be there'],
  ],
  [
    'a role less',
    { roles: ['ADMIN', 'STAFF'] },
    { roles: ['ADMIN'] },
    ['request saveBoat: STAFF may no longer ask'],
  ],
  ['roles at last', {}, { roles: ['ADMIN'] }, ['request saveBoat: only ADMIN may ask now']],
  ['another address', {}, { path: '/ship/' }, ['request saveBoat: POST /boat/ is now POST /ship/']],
  [
    'another status',
    {},
    { status: '201' },
    ['reply saveBoat: the reply 200 is gone', 'reply saveBoat: the reply 201 is new'],
  ],
])('%s', (_what, before, after, breaks) => {
  expect(
    diffContracts(contract(before), contract(after))
      .filter((one) => one.breaks)
      .map(textOf),
  ).toEqual(breaks)
})

test('a component that holds itself ends, and a finding names all who meet it once', () => {
  const tree = (type: string): Json => ({
    Boat: { type: 'object', properties: { name: { type }, tender: ref } },
  })
  expect(
    diffContracts(
      contract({ schemas: tree('string') }),
      contract({ schemas: tree('integer') }),
    ).map((one) => [textOf(one), one.operations]),
  ).toEqual([
    ['reply Boat.name: may now be a integer', ['saveBoat']],
    ['request Boat.name: is no longer a string', ['saveBoat']],
    ['reply Boat.name: is no longer a string', ['saveBoat']],
    ['request Boat.name: may now be a integer', ['saveBoat']],
  ])
})

test('a break passes when it is written with its reason; a line that names none is out of date', () => {
  const findings = diffContracts(
    contract({ roles: ['ADMIN', 'STAFF'] }),
    contract({ roles: ['ADMIN'] }),
  )
  const line = (text: string): string =>
    `- break: '${text}'\n  reason: boats are the skipper's\n  on: 2026-11-21\n`
  expect(
    unsettled(findings, writtenBreaks(line('request saveBoat: STAFF may no longer ask'))),
  ).toEqual([])
  expect(unsettled(findings, [])).toEqual([expect.stringContaining('STAFF may no longer ask')])
  expect(unsettled([], writtenBreaks(line('request saveBoat: STAFF may no longer ask')))).toEqual([
    expect.stringMatching(/^openapi\/breaks\.yaml:1 /),
  ])
  expect(() => writtenBreaks("# why\n- break: 'x'\n")).toThrow(
    /breaks\.yaml:2 a break is written with/,
  )
})

test('a new answer of the house is one difference of all operations', () => {
  const now: Json = {
    ...contract(),
    'x-answers': { any: { '500': 'Broken' } },
    components: {
      schemas: { Boat: boat },
      responses: { Broken: { description: 'Broken.' } },
    },
  }
  const post = ((now['paths'] as Json)['/boat/'] as Json)['post'] as Json
  post['responses'] = {
    ...(post['responses'] as Json),
    500: { $ref: '#/components/responses/Broken' },
  }
  expect(diffContracts(contract(), now).map(textOf)).toEqual([
    'reply the house: the reply 500 is new',
  ])
})
