import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Contact, Demand, Property } from '../../generated/model/index.ts'
import { buildApp } from '../app.ts'
import { readRoutes, type JsonSchema } from '../contract/routes.ts'
import { Stored } from '../contract/stored/index.ts'
import { sql, uuidv7 } from '../db/index.ts'
import { openPool } from '../db/pool.ts'
import { matchDesk } from '../modules/match/desk.fixture.ts'
import { look, ownHash } from '../redraw/index.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { without, type Contract } from './other-contract.ts'

const all = readRoutes()
const limited = (
  contract: Contract,
  name: string,
  fields: Record<string, JsonSchema>,
): Contract => ({
  ...contract,
  $defs: {
    ...contract.$defs,
    [name]: {
      ...contract.$defs[name],
      properties: { ...(contract.$defs[name]?.['properties'] as object), ...fields },
    },
  },
})

/** The version before: fewer bedrooms, lower prices, no tags of people, no wish for bedrooms. */
const older = [
  (contract: Contract) =>
    limited(contract, 'PropertyLayout', { bedrooms: { type: 'integer', maximum: 2 } }),
  (contract: Contract) =>
    limited(contract, 'PropertyOffer', { price: { type: 'integer', maximum: 1000 } }),
  (contract: Contract) => without(contract, 'ContactProfile', 'tags'),
  (contract: Contract) => without(contract, 'ContactReach', 'phones'),
  (contract: Contract) => without(contract, 'DemandHome', 'bedroomsMin'),
].reduce((contract, change) => change(contract), all.contract)

const TEXTS = { title: { es: 'Otra' }, description: { es: 'Casa.' } }

let server: TestServer
let admin: Person
let desk: ReturnType<typeof matchDesk>
let other: { app: FastifyInstance; close(): Promise<void> }
beforeAll(async () => {
  server = await startTestServer()
  desk = matchDesk(server)
  admin = await server.register({ agencyName: 'Llevant' })
  const { db } = openPool(server.connection, { max: 2, columns: new Stored(older).columns() })
  const app = await buildApp(
    { ...server.deps, db, config: { ...server.deps.config, exactReplies: false } },
    { withPages: false, routes: { ...all, contract: older } },
  )
  other = { app, close: async () => (await app.close(), db.destroy()) }
})
afterAll(async () => {
  await other.close()
  await server.close()
})
afterEach(() => vi.restoreAllMocks())

type Row = Record<string, unknown>
/** All columns that follow from the document, with those that matching asks by. */
const columns = async (table: string, id: string, key = 'id'): Promise<Row> => {
  const { rows } = await sql<{
    row: Row
  }>`
    select to_jsonb(t) - '{version,updated_at,doc,title,search,words}'::text[] as row
    from ${sql.table(table)} t where ${sql.ref(key)} = ${id}`.execute(server.db)
  return rows[0]?.row ?? {}
}

/** What a person of the older version saves, as its server keeps it. */
async function savedThere(url: string, body: object): Promise<void> {
  const there = new Stored(older)
  const keep = Stored.prototype.keep
  vi.spyOn(Stored.prototype, 'keep').mockImplementation((column, stored, next) =>
    keep.call(there, column, stored, next),
  )
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  const reply = await other.app.inject({
    method: 'PATCH',
    url,
    headers: { authorization: `Bearer ${admin.token}` },
    payload: form,
  })
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
  vi.restoreAllMocks()
}

async function backToOurs(): Promise<void> {
  await sql`
    insert into listing_contract (id, hash) values (1, 'older') on conflict (id) do update
    set hash = 'older'`.execute(server.db)
  expect(await look(server.deps, { id: uuidv7(), hash: ownHash() })).toBe(true)
  await server.runJobs()
}

it('what a save of an older version empties beside a home is there again', async () => {
  const { id, version } = (await desk.publish(admin, { bedrooms: 4 })) as Property
  const before = await columns('property', id)
  const shown = await columns('match_home', id)
  await savedThere(`/api/v1/property/${id}/`, { version, texts: TEXTS })
  expect(await columns('property', id)).toMatchObject({ bedrooms: null, price: null })
  await backToOurs()
  expect(await columns('property', id)).toEqual(before)
  expect(await columns('match_home', id)).toEqual(shown)
  const { body } = await server.call('getListing', { params: { id } })
  expect(body).toMatchObject({ title: { es: 'Otra' }, layout: { bedrooms: 4 } })
})

it('beside a home whose price was lowered, also when that was', async () => {
  const { id, version } = (await desk.publish(admin)) as Property
  const { body } = await server.call('updateProperty', {
    token: admin.token,
    params: { id },
    body: {
      version,
      basics: { type: 'vivienda', offers: [{ operation: 'V', price: 40_000_000 }] },
      priceChange: { reason: 'market' },
    } as never,
  })
  const before = await columns('property', id)
  expect(before).toMatchObject({ price: 40_000_000, previous_price: 50_000_000 })
  await savedThere(`/api/v1/property/${id}/`, {
    version: (body as Property).version,
    texts: TEXTS,
  })
  await backToOurs()
  expect(await columns('property', id)).toEqual(before)
})

it('beside a person, whose phone is theirs again', async () => {
  const { body } = await server.call('createContact', {
    token: admin.token,
    body: {
      person: { firstName: 'Aina' },
      reach: { phones: [{ number: '+34600112233' }], emails: [{ address: 'aina@p.example' }] },
      profile: { tags: ['mar'] },
    },
  })
  const { id, version } = body as Contact
  const before = await columns('contact', id)
  const found = async (q: string): Promise<number> =>
    (await server.call('listContacts', { token: admin.token, query: { q } })).body.items.length
  await savedThere(`/api/v1/contact/${id}/`, {
    version,
    reach: { emails: [{ address: 'aina@p.example' }] },
    profile: {},
  })
  expect(await columns('contact', id)).toMatchObject({ tags: [], phone: null })
  expect(await found('600112233')).toBe(0)
  await backToOurs()
  expect(await columns('contact', id)).toEqual(before)
  expect(await found('600112233')).toBe(1)
  expect(await columns('contact_reach', '+34600112233', 'value')).toMatchObject({ contact_id: id })
})

it('beside a demand, and in what matching asks', async () => {
  const { id, version } = (await desk.ask(admin, { home: { bedroomsMin: 4 } })) as Demand
  const [before, asked] = [
    await columns('demand', id),
    await columns('match_demand', id, 'demand_id'),
  ]
  await savedThere(`/api/v1/demand/${id}/`, {
    version,
    follow: { frequency: 'instant', title: 'x' },
  })
  expect(await columns('demand', id)).toMatchObject({ bedrooms_min: null })
  await backToOurs()
  expect(await columns('demand', id)).toEqual(before)
  expect(await columns('match_demand', id, 'demand_id')).toEqual(asked)
})

it('beside a template, by whose words it is found', async () => {
  const { body } = await server.call('createTemplate', {
    token: admin.token,
    body: { name: 'Primera', text: { es: 'Terraza' } },
  })
  await sql`update template set search = 'primera' where id = ${body.id}`.execute(server.db)
  await backToOurs()
  const { items } = (
    await server.call('listTemplates', { token: admin.token, query: { q: 'terraza' } })
  ).body
  expect(items).toHaveLength(1)
})
