import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listing, Property } from '../../generated/model/index.ts'
import { buildApp } from '../app.ts'
import { readRoutes, type JsonSchema, type Route } from '../contract/routes.ts'
import { shapesOf } from '../contract/stored/columns.ts'
import { Fit } from '../contract/stored/fit.ts'
import { Stored } from '../contract/stored/index.ts'
import { sql } from '../db/index.ts'
import { openPool } from '../db/pool.ts'
import { withPlans } from '../modules/subscription/subscription.fixture.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { full } from './full.ts'
import { narrower, without, type Contract } from './other-contract.ts'
import { home } from '../testing/home.ts'
import { makeWorld, type World } from './world.ts'

const all = readRoutes()
const { contract, routes } = all
const shapes = shapesOf(contract)

let server: TestServer
let world: World
beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Stored')
  // The world's website is a draft, which takes no enquiries.
  await sql`update lead set web = jsonb_build_object('siteId', site.id, 'host', 'stored.example',
    'path', '/', 'pageId', null, 'pageTitle', null, 'campaign', null) from site`.execute(server.db)
}, 300_000)
afterAll(() => server.close())

it('an old name of a field is taken for the new one also where a column holds some parts of a component', () => {
  const [other, old] = [
    { ...contract.$defs['Agency'], 'x-aliases': { callPhone: 'publicPhone' } },
    { tradeName: 'Ona', callPhone: '+34971000000' },
  ]
  const tomorrow = new Stored({ ...contract, $defs: { ...contract.$defs, Agency: other } })
  const read = tomorrow.columns().get('agency.doc')?.(structuredClone(old)) as Record<
    string,
    unknown
  >
  expect([read['publicPhone'], read['callPhone']]).toEqual(['+34971000000', undefined])
  expect(tomorrow.keep('agency.doc', old, { ...read, publicPhone: '+34971000001' })).toMatchObject({
    publicPhone: '+34971000001',
  })
})

it('what a version before the new name of a field saved last is what counts', () => {
  const { properties = {}, ...schema } = contract.$defs['PropertyLocation'] as {
    properties?: Record<string, JsonSchema>
  }
  const { addressVisibility: shown = {}, ...others } = properties
  const location = {
    ...schema,
    properties: { ...others, shownAddress: shown },
    'x-aliases': { addressVisibility: 'shownAddress' },
  }
  const today = new Stored(contract)
  const tomorrow = new Stored({
    ...contract,
    $defs: { ...contract.$defs, PropertyLocation: location },
  })
  const reads = (by: Stored, doc: unknown): { location: object } =>
    by.columns().get('property.doc')?.(structuredClone(doc)) as { location: object }
  const saves = (by: Stored, doc: unknown, more: object): unknown => {
    const read = reads(by, doc)
    return by.keep('property.doc', doc, { ...read, location: { ...read.location, ...more } })
  }
  const first = { basics: { type: 'piso', offers: [] }, location: { town: 'Palma' } }
  const open = saves(tomorrow, first, { shownAddress: 'full' })
  const hidden = saves(today, open, { addressVisibility: 'hidden' })
  expect(hidden).toMatchObject({
    location: { shownAddress: 'full', addressVisibility: 'hidden' },
  })
  expect(reads(tomorrow, hidden).location).toEqual({ town: 'Palma', shownAddress: 'hidden' })
  expect(saves(tomorrow, hidden, { town: 'Sóller' })).toMatchObject({
    location: { shownAddress: 'hidden', town: 'Sóller' },
  })
  expect(saves(tomorrow, hidden, { town: 'Sóller' })).not.toHaveProperty(
    'location.addressVisibility',
  )
})

type Replies = Record<string, { status: number; body: unknown }>

/** What every reading operation answers this agency's ADMIN. */
async function answers(): Promise<Replies> {
  const reads = routes.filter(
    ({ method, replies, success }) => method === 'GET' && replies[String(success)]?.schema,
  )
  const out: Replies = {}
  for (const route of reads) {
    const params = route.url.includes(':') ? world.paramsOf(route) : {}
    const { status, body } = await server.call(route.operationId as 'getProperty', {
      params: params as never,
      token: world.admin.token,
    })
    out[route.operationId] = { status, body }
  }
  return out
}

/** Every object of a document with a key that no contract knows. */
function strange(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strange)
  if (typeof value !== 'object' || value === null) return value
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, strange(part)])),
    'of-tomorrow': { some: 'thing' },
  }
}

/** What reckons a price refuses terms of which it cannot read all (market/catalogue/half-read.ts). */
const REFUSED: ReadonlyMap<string, number> = new Map([['sumMarketItem', 503]])

describe('documents that a later version wrote', () => {
  it('are read in every room as if it had written nothing more', async () => {
    const before = await answers()
    expect(Object.values(before).filter(({ status }) => status === 200).length).toBeGreaterThan(60)
    // Plans of a day that nobody here sees: no world has any otherwise.
    await withPlans(server, '2099-01-01')
    const met = new Set<string>()
    for (const column of shapes.keys()) {
      const [table = '', name = ''] = column.split('.')
      const { rows } = await sql<{
        at: string
        value: unknown
      }>`
        select ctid::text as at, ${sql.ref(name)} #> '{}' as value from ${sql.table(table)}
        where ${sql.ref(name)} is not null`.execute(server.db)
      for (const { at, value } of rows) {
        met.add(column)
        await sql`
          update ${sql.table(table)} set ${sql.ref(name)} = ${JSON.stringify(strange(value))}::jsonb
          where ctid = ${at}::tid`.execute(server.db)
      }
    }
    expect([...shapes.keys()].filter((column) => !met.has(column)).length).toBeLessThan(13)
    const after = await answers()
    for (const [operation, { status, body }] of Object.entries(before)) {
      expect({ operation, status: after[operation]?.status }).toEqual({
        operation,
        status: REFUSED.get(operation) ?? status,
      })
      expect(JSON.stringify(after[operation]?.body)).not.toContain('of-tomorrow')
      if (operation === 'getProperty' || operation === 'getListing')
        expect(after[operation]?.body).toEqual(body)
    }
  })
})

it('what a form never showed is still there when the form was saved', async () => {
  const { token } = world.admin
  const made = (await server.call('createProperty', { token, body: home('Kept-1') }))
    .body as Property
  const raw = async (): Promise<Property> =>
    (
      await sql<{
        doc: Property
      }>`select doc #> '{}' as doc from property where id = ${made.id}`.execute(server.db)
    ).rows[0]?.doc as Property
  const written = await raw()
  const tomorrow = {
    ...written,
    layout: { ...written.layout, cellar: 7 },
    basics: {
      ...written.basics,
      offers: written.basics.offers.map((offer) => ({ ...offer, auction: true })),
    },
    climate: { zone: 'B3' },
  }
  await sql`
    update property set doc = ${JSON.stringify(tomorrow)}::jsonb where id = ${made.id}`.execute(
    server.db,
  )
  const body = {
    version: made.version,
    layout: { built: 200 },
    basics: {
      ...written.basics,
      offers: [
        { operation: 'A', price: 90_000, rentPeriod: 'MONTH' },
        { operation: 'V', price: 51_000_000 },
      ],
    },
  }
  const saved = await server.call('updateProperty', { token, params: { id: made.id }, body })
  expect([saved.status, (saved.body as Property).layout]).toEqual([200, { built: 200 }])
  expect(await raw()).toMatchObject({
    climate: { zone: 'B3' },
    layout: { built: 200, cellar: 7 },
    basics: {
      offers: [
        { operation: 'A', price: 90_000 },
        { operation: 'V', price: 51_000_000, auction: true },
      ],
    },
  })
  expect((await raw()).layout).not.toHaveProperty('bedrooms')
  expect((await raw()).basics.offers[0]).not.toHaveProperty('auction')
})

it('how a source takes its homes is read and saved beside what a later version set', async () => {
  const { token } = world.admin
  const { body: list } = await server.call('listIntegrations', { token })
  const source = list.items.find(({ direction }) => direction === 'in')
  if (!source) throw new Error('The world has a source')
  const params = { id: source.id }
  await sql`
    update integration set settings =
      '{"feed": {"publishUnready": false, "pace": "slow"}, "out": {"every": 5}}'
    where id = ${source.id}`.execute(server.db)
  expect((await server.call('getIntegration', { token, params })).status).toBe(200)
  expect(
    (
      await server.call('updateIntegration', {
        token,
        params,
        body: { version: source.version, feed: { publishUnready: true } },
      })
    ).status,
  ).toBe(200)
  const { rows } = await sql<{
    kept: unknown
  }>`select settings #> '{}' as kept from integration where id = ${source.id}`.execute(server.db)
  expect(rows).toEqual([
    { kept: { feed: { publishUnready: true, pace: 'slow' }, out: { every: 5 } } },
  ])
})

it('an erased person leaves nothing, whoever wrote it', async () => {
  const { token } = world.admin
  const { body } = await server.call('createContact', {
    token,
    body: { person: { firstName: 'Jaume' } },
  })
  const { body: sought } = await server.call('createDemand', {
    token,
    body: { contactId: body.id, what: { operations: ['V'] } },
  })
  for (const [table, id] of [
    ['contact', body.id],
    ['demand', sought.id],
  ] as const)
    await sql`
      update ${sql.table(table)} set doc = doc || '{"kin": {"name": "Jaume pare"}}'
      where id = ${id}`.execute(server.db)
  expect(
    (
      await server.call('eraseContact', {
        token,
        params: { id: body.id },
        body: { version: body.version, confirm: true },
      })
    ).status,
  ).toBe(200)
  const { rows } = await sql<{
    doc: unknown
  }>`select doc::text as doc from contact where id = ${body.id}`.execute(server.db)
  expect(rows[0]?.doc).not.toContain('Jaume')
  const left = await sql<{
    doc: unknown
  }>`select doc #> '{}' as doc from demand where id = ${sought.id}`.execute(server.db)
  expect(left.rows).toEqual([{ doc: { what: { operations: ['V'] } } }])
})

it('a column beside the documents that holds what nobody knows costs its own row at most', async () => {
  const { token } = world.admin
  const { body: odd } = await server.call('createProperty', { token, body: home('Odd-1') })
  await sql`update property set type = 'palafito' where id = ${(odd as Property).id}`.execute(
    server.db,
  )
  expect(
    (await server.call('listProperties', { token, query: { limit: 100 } })).status,
    'in tests it is our own fault',
  ).toBe(500)
  const tolerant = await buildApp(
    { ...server.deps, config: { ...server.deps.config, exactReplies: false } },
    { withPages: false },
  )
  const reply = await tolerant.inject({
    url: '/api/v1/property/?limit=100',
    headers: { authorization: `Bearer ${token}` },
  })
  const ids = reply.json<{ items: { id: string }[] }>().items.map(({ id }) => id)
  expect([reply.statusCode, ids.includes((odd as Property).id), ids.length > 1]).toEqual([
    200,
    false,
    true,
  ])
  await sql`update property set type = 'vivienda' where id = ${(odd as Property).id}`.execute(
    server.db,
  )
})

/** The server as another version has it, on the same database. */
async function another(other: Contract): Promise<{ app: FastifyInstance; close(): Promise<void> }> {
  const { db } = openPool(server.connection, { max: 2, columns: new Stored(other).columns() })
  const app = await buildApp(
    { ...server.deps, db },
    { withPages: false, routes: { ...all, contract: other } },
  )
  await app.ready()
  return { app, close: () => db.destroy() }
}

describe('a home with every field of the wizard', () => {
  const STEPS = [
    'Basics',
    'Location',
    'Layout',
    'Features',
    'Legal',
    'Mandate',
    'Texts',
    'Publication',
  ].map((step) => `Property${step}`)
  const NESTED = [
    'PropertyOffer',
    'PropertyEnergy',
    'PropertyCedula',
    'PropertyTouristLicence',
    'PropertyDevelopment',
    'PropertyRegistry',
    'PropertyCharge',
    'PropertySeason',
  ]
  const fit = new Fit(contract)
  const fields = [...STEPS, ...NESTED].flatMap((name) =>
    Object.keys((contract.$defs[name] as JsonSchema)['properties'] as object).map((field) => ({
      name,
      field,
    })),
  )
  let id: string
  const read = async (
    app: FastifyInstance,
    operation: 'property' | 'listing',
  ): Promise<{ status: number; body: Record<string, unknown> }> => {
    const reply = await app.inject({
      url: `/api/v1/${operation}/${id}/`,
      headers: { authorization: `Bearer ${world.admin.token}` },
    })
    return { status: reply.statusCode, body: reply.json() }
  }

  beforeAll(async () => {
    id =
      world.paramsOf(routes.find(({ operationId }) => operationId === 'getProperty') as Route)[
        'id'
      ] ?? ''
    const doc = full(shapes.get('property.doc') ?? {}, contract.$defs, fit) as Pick<
      Property,
      'basics'
    >
    const shown = full(shapes.get('listing.public') ?? {}, contract.$defs, fit) as Listing
    const { agency } = (await server.call('getListing', { params: { id } })).body as Listing
    await sql`update property set doc = ${JSON.stringify(doc)}::jsonb where id = ${id}`.execute(
      server.db,
    )
    await sql`
      update listing set public = ${JSON.stringify({ ...shown, id, agency })}::jsonb
      where id = ${id}`.execute(server.db)
  })

  it.each([0, 1, 2, 3])(
    'is read by a version that lacks the fields of group %i, and is whole again in ours',
    async (group) => {
      // Beside what is gone another quarter is narrower: each field is once either.
      const mine = (quarter: number) =>
        fields.filter(
          (_field, at) =>
            at % 4 === quarter % 4 &&
            !(_field.name === 'PropertyBasics' && ['type', 'offers'].includes(_field.field)) &&
            _field.field !== 'operation',
        )
      const [whole, listing] = [
        await read(server.app, 'property'),
        await read(server.app, 'listing'),
      ]
      expect([whole.status, listing.status]).toEqual([200, 200])
      const less = mine(group).reduce((one, { name, field }) => without(one, name, field), contract)
      const other = await another(
        mine(group + 1).reduce((one, { name, field }) => narrower(one, name, field), less),
      )
      for (const operation of ['property', 'listing'] as const)
        expect([operation, (await read(other.app, operation)).status]).toEqual([operation, 200])
      const { layout } = (await read(other.app, 'property')).body
      for (const { field } of mine(group).filter(({ name }) => name === 'PropertyLayout'))
        expect(layout).not.toHaveProperty(field)
      await other.close()
      expect(await read(server.app, 'property')).toEqual(whole)
      expect(await read(server.app, 'listing')).toEqual(listing)
    },
  )
})
