import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Property } from '../../generated/model/index.ts'
import { inTransaction, sql } from '../db/index.ts'
import { agencyOf, homeOf } from '../modules/listing/homes.fixture.ts'
import { syncListing, syncListings, withdrawListing } from '../modules/listing/index.ts'
import type { ListingSource } from '../modules/listing/source.ts'
import { untilWaiting } from '../testing/locks.ts'
import { stopDeadlockDetection } from '../testing/no-detection.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { makeWorld, type World } from './world.ts'

/**
 * Who saves a record and what follows from another save (a job, another room) never wait for each
 * other: what refers to a record does not wait for who saves it.
 */

let server: TestServer
let world: World
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Once')
  admin = world.admin
  await server.runJobs()
  await stopDeadlockDetection(server)
}, 300_000)
afterAll(() => server.close())

type Act = () => Promise<unknown>

/**
 * The first goes as far as to the table that is held, then the second comes, which waits for
 * nobody or also for that table; both end once it is let go.
 */
async function meet(table: string, first: Act, second: Act, waiting: 1 | 2) {
  const met = await server.db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(trx)
    const one = first()
    await untilWaiting(server.db, 1)
    const two = second()
    if (waiting === 1) await two
    else await untilWaiting(server.db, 2)
    return { all: Promise.all([one, two]) }
  })
  return met.all
}

const paramsOf = (operationId: string) => {
  const route = server.routes.find((one) => one.operationId === operationId)
  if (!route) throw new Error(operationId)
  return world.paramsOf(route)
}
const TOKEN = (): string => admin.token

/** Saves the world's home at another price. */
async function priced(price: number) {
  const params = paramsOf('updateProperty')
  const { version, basics } = (await server.call('getProperty', { token: TOKEN(), params }))
    .body as Property
  return () =>
    server.call('updateProperty', {
      token: TOKEN(),
      params,
      body: { version, basics: { ...basics, offers: [{ operation: 'V', price }] } },
    })
}

it('the status of a demand changes while it is weighed', async () => {
  const params = paramsOf('changeDemandStatus')
  const { version } = (await server.call('getDemand', { token: TOKEN(), params })).body
  const body = { version, what: { operations: ['V'], types: ['vivienda'] } }
  const saved = await server.call('updateDemand', { token: TOKEN(), params, body })
  expect(saved.status).toBe(200)
  await sql`delete from match`.execute(server.db)
  // The job has taken the demand from what is due and is about to write its matches.
  const [, answer] = await meet(
    'match',
    () => server.runJobs(),
    () =>
      server.call('changeDemandStatus', {
        token: TOKEN(),
        params,
        body: { version: saved.body.version, status: 'CANCEL', reason: 'postponed' },
      }),
    2,
  )
  expect(answer).toMatchObject({ status: 200 })
  const again = { status: 'SEARCH', reason: 'by_mistake', version: saved.body.version + 1 }
  await server.call('changeDemandStatus', { token: TOKEN(), params, body: again })
})

it('a home is saved while it is weighed', async () => {
  await server.runJobs()
  expect(await (await priced(49_000_000))()).toMatchObject({ status: 200 })
  await sql`delete from match`.execute(server.db)
  const [, answer] = await meet('match', () => server.runJobs(), await priced(48_000_000), 2)
  expect(answer).toMatchObject({ status: 200 })
})

it('a home is saved while a new channel of its agency is written', async () => {
  await server.runJobs()
  const save = await priced(47_000_000)
  await sql`delete from publication`.execute(server.db)
  await server.call('createIntegration', {
    token: TOKEN(),
    body: { provider: 'kyero', name: 'Once more' },
  })
  // The save holds its home and has not come to the channels; the job writes all of them.
  const [answer] = await meet('match_due', save, () => server.runJobs(), 1)
  expect(answer).toMatchObject({ status: 200 })
})

it('an enquiry is answered while its conversation is put away', async () => {
  const params = paramsOf('updateLead')
  const lead = (await server.call('getLead', { token: TOKEN(), params })).body
  const archive = () =>
    server.call('updateInboxThread', {
      token: TOKEN(),
      params: paramsOf('updateInboxThread'),
      body: { archived: true },
    })
  const [answer, archived] = await meet(
    'notification',
    () =>
      server.call('updateLead', {
        token: TOKEN(),
        params,
        body: { version: lead.version, state: 'answered' },
      }),
    archive,
    1,
  )
  expect([answer, archived]).toMatchObject([{ status: 200 }, { status: 200 }])
})

it('two agencies save the same home at once', async () => {
  const agencies = ['Llevant', 'Ponent'].map(agencyOf)
  const twins = agencies.map((agency) => {
    const source = homeOf(agency, {
      location: {
        municipalityIne: '07061',
        town: 'Sóller',
        island: 'MALLORCA',
        postalCode: '07100',
        addressVisibility: 'street',
        cadastralRef: '1234567DD6713S0001AB',
      },
    })
    source.geo = { lat: 39.9, lon: 2.9 }
    return source
  })
  await syncListings(server.db, twins)
  const ids = twins.map(({ property }) => property.id)
  const groups = await sql`select distinct grp from listing where id = any(${ids})`.execute(
    server.db,
  )
  expect(groups.rows).toHaveLength(1)
  const [one, two] = twins.map((twin) => () => saveInOne(twin))
  if (!one || !two) throw new Error('two twins')
  // Each has written its own home; next it puts both in order.
  await meet('listing_search', one, two, 2)
  const [first, second] = twins.map(
    ({ property }) =>
      () =>
        inTransaction(server.db, (trx) => withdrawListing(trx, property.id, new Date())),
  )
  if (!first || !second) throw new Error('two twins')
  await meet('listing_search', first, second, 2)
})

const saveInOne = (source: ListingSource) =>
  inTransaction(server.db, (trx) => syncListing(trx, source))
