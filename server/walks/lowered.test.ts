import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { follow } from '../contract/refs.ts'
import { readRoutes, type JsonSchema, type Route } from '../contract/routes.ts'
import { Fit } from '../contract/stored/fit.ts'
import { Stored } from '../contract/stored/index.ts'
import { sql } from '../db/index.ts'
import { openPool } from '../db/pool.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { readsOf } from './ask-all.ts'
import { full } from './full.ts'
import { lowered } from './lowered.ts'
import { makeWorld, type World } from './world.ts'

/**
 * A version in which every limit is lower, over what was stored before: all of it is read, and what
 * is saved as it was shown, or without what is too long, is stored as it was.
 */
const all = readRoutes()
const { contract, routes } = all
const low = lowered(all)
const fit = new Fit(contract)
const LONG = 'Un text de més de vuitanta lletres, que ningú no talla ni perd. '.repeat(4).trim()

/** What is not answered where it is read by half: what an order costs, and to whom a page is open. */
const READS = new Map([
  ['sumMarketItem', 503],
  ['openOwnerPage', 404],
])
/** What waits for a version that reads all of it (decision 281), or has to be said anew. */
const SAVES = new Map([
  ['saveFee', 503],
  ['saveInvoiceDraft', 503],
  ['saveReferralTerms', 400],
])
/** Forms that this world's ADMIN has none of, or may not send a second time. */
const APART = [
  'readNotifications',
  'saveAgencySso',
  'saveReferralPayee',
  'setAnalysisSourceCost',
  'updateChat',
  'updateMove',
  'updateReferral',
  'updateRental',
]

let server: TestServer
let world: World
let there: { app: FastifyInstance; close(): Promise<void> }
beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Lowered')
  const columns = new Stored(low.contract).columns()
  const { db } = openPool(server.connection, { max: 4, columns })
  const app = await buildApp(
    { ...server.deps, db, config: { ...server.deps.config, exactReplies: false } },
    { withPages: false, routes: low },
  )
  there = { app, close: async () => (await app.close(), db.destroy()) }
}, 300_000)
afterAll(async () => {
  await there.close()
  await server.close()
})
afterEach(() => vi.restoreAllMocks())

type Form = Record<string, unknown>
type Answer = { status: number; body: Form }
/** Asks for, or sends, what lies at the address of `route`. */
type Ask = (route: Route, payload?: object) => Promise<Answer>

const asker =
  (app: FastifyInstance): Ask =>
  async (route, payload) => {
    const params = route.url.includes(':') ? world.paramsOf(route) : {}
    const { statusCode: status, body } = await app.inject({
      method: route.method as 'GET',
      url: route.url.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? ''),
      headers: { authorization: `Bearer ${world.admin.token}` },
      ...(payload && { payload }),
    })
    return { status, body: body ? (JSON.parse(body) as Form) : {} }
  }

const here: Ask = (...asked) => asker(server.app)(...asked)

/** The other version, which keeps what it cannot read by its own contract. */
const other: Ask = async (...asked) => {
  const stored = new Stored(low.contract)
  for (const name of ['keep', 'keepForm', 'keepCodes', 'reads', 'unread', 'halfRead'] as const) {
    const own = Stored.prototype[name] as (...args: unknown[]) => unknown
    vi.spyOn(Stored.prototype, name).mockImplementation(((...args: unknown[]) =>
      own.apply(stored, args)) as never)
  }
  const answer = await asker(there.app)(...asked)
  vi.restoreAllMocks()
  return answer
}

const schemaOf = (schema: JsonSchema): JsonSchema => follow(schema, (name) => contract.$defs[name])
const fieldsOf = ({ body }: Route): [string, JsonSchema][] =>
  Object.entries((schemaOf(body?.schema ?? {})['properties'] ?? {}) as Form).map(
    ([name, schema]) => [name, schema as JsonSchema],
  )
const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a form is filled with of a record: what has its fields' names and fits them. */
function formOf(route: Route, record: Form): Form {
  const parts = [record, ...Object.values(record).filter(isForm)]
  const found = fieldsOf(route).map(([name, schema]): [string, unknown] => [
    name,
    parts
      .map((part) => part[name] ?? undefined)
      .find((value) => value !== undefined && fit.fits(schema, structuredClone(value))),
  ])
  return Object.fromEntries(found.filter(([, value]) => value !== undefined))
}

/** Sends a form; again without the fields that are refused, as who changes another one does. */
async function send(ask: Ask, route: Route, form: Form): Promise<number> {
  const { status, body } = await ask(route, form)
  const refused = Object.keys(body).map((path) => path.split('.')[0] ?? '')
  const rest = Object.entries(form).filter(([name]) => !refused.includes(name))
  return status !== 400 || rest.length === Object.keys(form).length
    ? status
    : send(ask, route, Object.fromEntries(rest))
}

/** Fills in what a record lacks, one by one, and long texts wherever they may stand. */
async function fill(route: Route, read: () => Promise<Form>): Promise<void> {
  for (const [name, given] of fieldsOf(route)) {
    const schema = schemaOf(given)
    const isLong = Number(schema['maxLength'] ?? 0) > 80 && !schema['pattern'] && !schema['format']
    const form = await read()
    if (name === 'version' || (form[name] !== undefined && !isLong)) continue
    const value = isLong
      ? LONG.slice(0, Number(schema['maxLength']))
      : full(schema, contract.$defs, fit)
    await here(route, { ...form, [name]: value })
  }
}

it('all is read', async () => {
  for (const route of readsOf(routes)) {
    const { status } = await here(route)
    const expected = READS.get(route.operationId) ?? status
    expect([route.operationId, (await other(route)).status]).toEqual([route.operationId, expected])
  }
})

const forms = routes.flatMap((route) => {
  const read = routes.find(({ method, url }) => method === 'GET' && url === route.url)
  const isForm = route.method === 'PUT' || route.method === 'PATCH'
  return isForm && route.body && read ? [{ operation: route.operationId, route, read }] : []
})

it.each(forms.filter(({ operation }) => !APART.includes(operation)))(
  '$operation loses nothing',
  async ({ operation, route, read }) => {
    const seen = async (): Promise<Form> => formOf(route, (await here(read)).body)
    await fill(route, seen)
    expect(await send(here, route, await seen())).toBeLessThan(300)
    const { version: _was, ...before } = await seen()
    const shown = await other(read)
    expect(shown.status).toBe(200)
    const status = await send(other, route, formOf(route, shown.body))
    expect(status).toBe(SAVES.get(operation) ?? route.success)
    const { version: _now, ...after } = await seen()
    expect(after).toEqual(before)
  },
)

it('nor does what was thought of a visit, when it is said again', async () => {
  const params = (operation: string) =>
    world.paramsOf(routes.find(({ operationId }) => operationId === operation) as Route)
  const { id = '' } = params('getVisit')
  const [save, read] = ['saveVisitFeedback', 'getVisit'].map(
    (operation) => routes.find(({ operationId }) => operationId === operation) as Route,
  ) as [Route, Route]
  await sql`update agenda_event set starts_at = now() - interval '2 hours',
    ends_at = now() - interval '1 hour' where id = ${id}`.execute(server.db)
  const said = { propertyId: params('getProperty')['id'] ?? '', interest: 4, comment: LONG }
  expect((await here(save, said)).status).toBe(200)
  const opinion = async (ask: Ask) =>
    ((await ask(read)).body['feedback'] as (typeof said)[]).find(({ comment }) => comment)
  const { comment = '' } = (await opinion(other)) ?? {}
  expect(comment).toHaveLength(80)
  expect((await other(save, { ...said, interest: 5, comment })).status).toBe(200)
  expect(await opinion(here)).toMatchObject({ interest: 5, comment: LONG })
})
