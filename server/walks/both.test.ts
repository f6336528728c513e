import { readFileSync } from 'node:fs'
import { inspect, isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMock } from '../../mocks/server/app.ts'
import { compiledOf } from '../contract/compiled.ts'
import { readRoutes, type JsonSchema, type Route } from '../contract/routes.ts'
import { sql } from '../db/index.ts'
import { ALL } from '../testing/scaled.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { ask, type Answer, type Question } from './contract/ask.ts'
import { wrongOf } from './contract/mutate.ts'
import { sample } from './sample.ts'
import { makeWorld, type World } from './world.ts'

/**
 * The real server and the mock are asked the same, operation by operation, from the contract alone.
 * What is wrong must be refused by both in the same words; what is right must be answered by both
 * as the contract says.
 */
const { routes, contract } = readRoutes()
const { validators } = compiledOf(contract)
const examples = (
  JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as {
    components: { schemas: Record<string, JsonSchema> }
  }
).components.schemas
const EMPTY = { type: 'object', additionalProperties: false }
const STRANGER = '00000000-0000-7000-8000-000000000000'

let server: TestServer
let mock: FastifyInstance
let world: World
/** Why the server could not answer: an answer of 500 says nothing, and this walk wants to know. */
let cause: unknown
const tokens: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestServer()
  const { condition } = server.deps
  server.deps.condition = {
    ...condition,
    note: (error) => {
      cause = error
      condition.note(error)
    },
  }
  mock = await buildMock({ today: new Date('2026-11-23T00:00:00Z') })
  world = await makeWorld(server, 'Both')
  for (const role of ['USER', 'LLOGUER_SEGUR'] as const)
    tokens[role] = (await server.register({ role })).token
}, 300_000)
afterAll(async () => {
  await mock.close()
  await server.close()
})

/** Signs in again where an operation has ended the session, as signing out does. */
async function signIn(): Promise<void> {
  const { email, password, profile } = world.admin
  const params = { id: profile.id }
  const token = tokens['ADMIN']
  if (token && (await server.call('getUser', { token, params })).status === 200) return
  const { body } = await server.call('loginUser', { body: { email, password } })
  tokens['ADMIN'] = body.token
}

const roleOf = (route: Route): string =>
  route.roles && !route.roles.includes('ADMIN') ? (route.roles[0] ?? 'ADMIN') : 'ADMIN'
const isEndless = (route: Route): boolean =>
  route.replies[String(route.success)]?.contentType === 'text/event-stream'

/** What an answer has against the contract; empty when nothing. */
function against(route: Route, answer: Answer): string[] {
  const stated = route.replies[String(answer.status)]
  if (!stated)
    return [
      `status ${answer.status} is not in the contract: ${JSON.stringify(answer.body)?.slice(0, 200)}`,
    ]
  if (
    stated.binary &&
    stated.contentType !== 'application/octet-stream' &&
    ![stated.contentType, ...(stated.orTypes ?? [])].some((type) =>
      answer.type.startsWith(String(type)),
    )
  )
    return [`${answer.status} is no ${stated.contentType} but ${answer.type}`]
  if (!stated.schema) return []
  if (!answer.type.includes('json')) return [`${answer.status} is no JSON but ${answer.type}`]
  return (validators.check(stated.schema)(answer.body, true) ?? []).map(
    (error) => `${answer.status} ${error.instancePath} ${error.message}`,
  )
}

/** The same of the real server, where 500 is documented and yet a fault: with what broke. */
const faultsOf = (route: Route, real: Answer): string[] =>
  real.status === 500 ? [`500 after ${inspect(cause)}`] : against(route, real)

/** Asks both the same. A question that must fail is answered by both alike, to the letter. */
async function refusedAlike(
  route: Route,
  what: string,
  question: Question,
  status: number,
  role: string | null = roleOf(route),
): Promise<void> {
  const [real, made] = await Promise.all([
    ask(server.app, route, { ...question, token: role && tokens[role] }),
    ask(mock, route, { ...question, token: role && `mock-${role}` }),
  ])
  const faults = faultsOf(route, real)
  // Twenty thousand questions are alike: only what is not has to be drawn side by side.
  const isAlike = real.status === status && made.status === status && faults.length === 0
  if (isAlike && isDeepStrictEqual(made.body, real.body)) return
  expect({ what, status: real.status, body: real.body, against: faults }).toEqual({
    what,
    status,
    body: real.body,
    against: [],
  })
  expect({ what, status: made.status, body: made.body }).toEqual({
    what,
    status: real.status,
    body: real.body,
  })
}

/**
 * Where an operation is asked wrongly: in one field, another for each. What refuses is one validator
 * and one list of words, which both servers mount, and knows fields by the contract alone. TESTS=all:
 * in each.
 */
const turnOf = (route: Route): number | null => (ALL ? null : routes.indexOf(route))

const validBody = (route: Route): Record<string, unknown> =>
  sample(withExamples(route.body?.schema ?? {}), examples) as Record<string, unknown>
/** The contract's own examples are in the bundle only. */
const withExamples = (schema: JsonSchema): JsonSchema =>
  typeof schema['$ref'] === 'string' ? { $ref: schema['$ref'] } : schema
const isForm = ({ body }: Route): boolean => body?.files.some(({ required }) => required) ?? false
/** As a form says it: a number is a text, which is no fault where a text is asked for. */
const inForm = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'number' || typeof one === 'boolean' ? String(one) : one,
    ]),
  )
/** What a query must have, and nothing more. */
const validQuery = (route: Route): Record<string, unknown> =>
  route.query ? (sample(route.query, contract.$defs) as Record<string, unknown>) : {}
/** The same kind of names, of records that nobody has. */
const strange = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /^[0-9a-f]{8}-/.test(value) ? STRANGER : 'A'.repeat(value.length),
    ]),
  )
const paramsOf = (route: Route): Record<string, string> =>
  route.url.includes(':') ? world.paramsOf(route) : {}

describe('what is wrong is refused by both, in the same words', () => {
  // What is refused ends no session, so one look at it serves all questions of an operation.
  beforeEach(signIn)
  it.each(routes.map((route) => [route.operationId, route] as const))(
    '%s',
    async (_name, route) => {
      const turn = turnOf(route)
      const params = paramsOf(route)
      const query = validQuery(route)
      const form = isForm(route)
      const good: Question = route.body
        ? { params, query, body: validBody(route), form }
        : { params, query }
      await refusedAlike(
        route,
        'an unknown query',
        { ...good, query: { ...query, noSuchField: 'x' } },
        400,
      )
      if (route.security)
        await refusedAlike(route, 'nobody signed in', good, route.operator ? 404 : 401, null)
      if (route.operator) await refusedAlike(route, 'not the operator', good, 404, 'USER')
      if (route.roles && !route.roles.includes('USER'))
        await refusedAlike(route, 'a role that may not', good, 403, 'USER')
      const wrongQueries = wrongOf(route.query ?? EMPTY, query, contract.$defs, validators, {
        coerced: true,
        turn,
      })
      for (const { what, value } of wrongQueries)
        await refusedAlike(route, `query: ${what}`, { ...good, query: value }, 400)
      for (const { what, value } of wrongOf(
        route.params ?? EMPTY,
        params,
        contract.$defs,
        validators,
        { coerced: true },
      )) {
        if (what.endsWith('of a wrong kind'))
          await refusedAlike(
            route,
            `path: ${what}`,
            { ...good, params: value as Record<string, string> },
            400,
          )
      }
      if (!route.body) return
      await refusedAlike(
        route,
        'another kind of body',
        { params, query, raw: { type: 'text/plain', text: 'a' } },
        415,
      )
      if (form)
        await refusedAlike(
          route,
          'too many bytes',
          {
            params,
            query,
            raw: { type: 'multipart/form-data; boundary=b', text: '--b' },
            headers: { 'content-length': String((route.maxBytes ?? 1_048_576) + 1) },
          },
          413,
        )
      if (form)
        await refusedAlike(
          route,
          'a form without end',
          { params, query, raw: { type: 'multipart/form-data; boundary=b', text: '--b' } },
          400,
        )
      else {
        await refusedAlike(
          route,
          'no JSON',
          { params, query, raw: { type: 'application/json', text: '{"a":' } },
          400,
        )
        await refusedAlike(
          route,
          'too many bytes',
          {
            params,
            query,
            raw: { type: 'application/json', text: '{"a":1}' },
            headers: { 'content-length': '1048577' },
          },
          413,
        )
      }
      const refuses = validators.check(route.body.schema, true)
      const wrong = wrongOf(route.body.schema, validBody(route), contract.$defs, validators, {
        turn,
      }).filter(({ value }) => !form || refuses(inForm(value), false) !== null)
      for (const { what, value } of wrong)
        await refusedAlike(route, what, { params, query, body: value, form }, 400)
    },
  )
})

describe('past its limit an operation says when to come again', () => {
  it.each(routes.filter(({ rate }) => rate).map((route) => [route.operationId, route] as const))(
    '%s',
    async (_name, route) => {
      const ip = '192.0.2.1'
      await ask(server.app, route, { params: paramsOf(route), ip })
      await sql`update rate_limit set hits = 1000000`.execute(server.db)
      const real = await ask(server.app, route, { params: paramsOf(route), ip })
      const made = await ask(mock, route, {
        params: paramsOf(route),
        query: validQuery(route),
        token: `mock-${roleOf(route)}`,
        headers: { 'x-mock-scenario': 'answer-429' },
        ...(route.body ? { body: validBody(route), form: isForm(route) } : {}),
      })
      expect([real.status, against(route, real), made.status, against(route, made)]).toEqual([
        429,
        [],
        429,
        [],
      ])
      await sql`delete from rate_limit`.execute(server.db)
    },
  )
})

describe('what is right is answered by both as the contract says', () => {
  // What ends a session or a record comes last.
  const ordered = routes
    .filter((route) => !isEndless(route))
    .toSorted((a, b) => weight(a) - weight(b))
  it.each(ordered.map((route) => [route.operationId, route] as const))(
    '%s',
    async (_name, route) => {
      const form = isForm(route)
      const query = validQuery(route)
      const questions: Question[] = [
        { params: paramsOf(route), query },
        ...(route.url.includes(':') ? [{ params: strange(paramsOf(route)), query }] : []),
      ]
      for (const one of questions) {
        const question: Question = route.body ? { ...one, body: validBody(route), form } : one
        await signIn()
        const real = await ask(server.app, route, { ...question, token: tokens[roleOf(route)] })
        expect(faultsOf(route, real)).toEqual([])
        const headers: Record<string, string> =
          real.status === route.success ? {} : { 'x-mock-scenario': `answer-${real.status}` }
        const made = await ask(mock, route, {
          ...question,
          headers,
          token: `mock-${roleOf(route)}`,
        })
        expect({ status: made.status, against: against(route, made) }).toEqual({
          status: real.status,
          against: [],
        })
      }
    },
  )
})

function weight({ method, operationId }: Route): number {
  if (/logout|erase/i.test(operationId)) return 9
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].indexOf(method)
}

describe('the mock plays every documented answer', () => {
  it.each(
    routes.filter((route) => !isEndless(route)).map((route) => [route.operationId, route] as const),
  )('%s', async (_name, route) => {
    const form = isForm(route)
    for (const status of Object.keys(route.replies).map(Number)) {
      const scenario = status >= 400 ? `answer-${status}` : 'usual'
      const made = await ask(mock, route, {
        params: paramsOf(route),
        query: validQuery(route),
        headers: { 'x-mock-scenario': scenario },
        token: `mock-${roleOf(route)}`,
        ...(route.body ? { body: validBody(route), form } : {}),
      })
      const expected = status >= 400 ? status : route.success
      expect({ status: made.status, against: against(route, made) }).toEqual({
        status: expected,
        against: [],
      })
    }
  })
})
