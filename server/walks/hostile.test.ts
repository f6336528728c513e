import { describe, expect, it } from 'vitest'
import { inTurn } from '../testing/scaled.ts'
import { contract, expectCatalogue, hostile, routes, writes } from './hostile.ts'
import { sample } from './sample.ts'

const here = hostile()
const WRONG: unknown[] = [
  null,
  [],
  'text',
  42,
  true,
  { '': '' },
  { __proto__: null, constructor: { prototype: { polluted: 1 } } },
  JSON.parse('{"__proto__": {"polluted": 1}}'),
  { version: 1e308 },
  { version: -1 },
  { version: '1' },
  { id: { $ne: null } },
]

/** Long, wide and deep. */
const LARGE: ((size: number) => unknown)[] = [
  (size) => Array.from({ length: 10 * size }, () => 0),
  (size) => Object.fromEntries(Array.from({ length: 2.5 * size }, (_, at) => [`k${at}`, at])),
  (size) => JSON.parse('['.repeat(size) + ']'.repeat(size)),
]
/**
 * Each operation meets one of them, and every third of what is wrong in small, in turn: the same
 * code reads the bodies of all. TESTS=all: each meets each.
 */
const bodiesFor = (operation: number): unknown[] => [
  ...WRONG.filter((_wrong, at) => inTurn(3, at, operation)),
  ...LARGE.filter((_made, at) => inTurn(LARGE.length, at, operation)).map((made) => made(2_000)),
]

/** What no field of any kind is. */
const KINDS: unknown[] = [
  null,
  -1,
  1e21,
  '9'.repeat(400),
  [],
  {},
  [[[[]]]],
  { a: { b: { c: 1 } } },
  '\u0000',
  '\ud800',
  true,
]
/**
 * Every sixth of them, begun elsewhere for each field: fields of one kind are read by the same code,
 * and each of them meets hundreds of fields. TESTS=all: each field meets each.
 */
const wrongFor = (field: number): unknown[] => KINDS.filter((_wrong, at) => inTurn(6, at, field))

describe('wrong types, depth and size in every body', () => {
  it.each(
    writes.flatMap(
      (route) =>
        [
          [route.operationId, 'json', route],
          [route.operationId, 'multipart', route],
        ] as const,
    ),
  )('%s as %s', async (_name, as, route) => {
    for (const wrong of bodiesFor(writes.indexOf(route))) {
      if (
        as === 'multipart' &&
        (wrong === null || typeof wrong !== 'object' || Array.isArray(wrong))
      )
        continue
      const { status, body } = await here.send(route, wrong, as)
      expectCatalogue(status, body, `${as} ${JSON.stringify(wrong)?.slice(0, 80)}`)
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it.each(writes.map((route) => [route.operationId, route] as const))(
    '%s with each field of a wrong kind',
    async (_name, route) => {
      const whole = sample(route.body?.schema ?? {}, contract.$defs) as Record<string, unknown>
      for (const [at, name] of Object.keys(whole).entries()) {
        for (const wrong of wrongFor(writes.indexOf(route) + at)) {
          const { status, body } = await here.send(route, { ...whole, [name]: wrong })
          expectCatalogue(status, body, `${name} = ${JSON.stringify(wrong)?.slice(0, 60)}`)
        }
      }
    },
  )
})

describe('wrong ids in every path', () => {
  const ids = [
    '0',
    '-1',
    'null',
    '%00',
    '..%2f..%2fetc%2fpasswd',
    "1' or '1'='1",
    '00000000-0000-0000-0000-000000000000',
    'x'.repeat(250),
    '%F0%9F%92%A9',
  ]
  it.each(
    routes
      .filter((route) => route.url.includes(':'))
      .map((route) => [route.operationId, route] as const),
  )('%s', async (_name, route) => {
    for (const id of ids) {
      const url = route.url.replace(/:\w+/g, encodeURI(id).replaceAll('%25', '%'))
      const answer = await here.server.inject({
        method: route.method,
        url,
        headers: { authorization: `Token ${here.token}`, 'content-type': 'application/json' },
        ...(route.body && { payload: '{}' }),
      })
      expectCatalogue(answer.statusCode, answer.json(), url)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    }
  })
})
