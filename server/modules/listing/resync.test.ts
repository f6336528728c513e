import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContactMethod, Listing, PricePoint } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { getAgency } from '../agency/index.ts'
import { getUser } from '../user/index.ts'
import { homeOf } from './homes.fixture.ts'
import { syncListing, syncListings, withdrawListing } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('homes follow the changes of their agency and agent', async () => {
  const admin = await server.register({ agencyName: 'Llevant' })
  const id = admin.profile.agency_ids[0] ?? ''
  const [agency, agent] = [
    await getAgency(server.db, id),
    await getUser(server.db, admin.profile.id),
  ]
  if (!agency || !agent) throw new Error('not registered')
  const source = { ...homeOf(agency), agent }
  await syncListing(server.db, source)
  await server.db
    .updateTable('agency')
    .set({ doc: { ...agency, tradeName: 'Ponent' } })
    .where('id', '=', id)
    .execute()
  await server.db
    .updateTable('app_user')
    .set({ first_name: 'Margalida', phone: '+34600000001' })
    .where('id', '=', agent.id)
    .execute()
  await server.deps.jobs.add(server.db, 'listing.agency', { agencyId: id }, { key: id })
  await server.deps.jobs.add(server.db, 'listing.agent', { userId: agent.id }, { key: agent.id })
  expect(await server.runJobs()).toBeGreaterThanOrEqual(2)
  const { body } = await server.call('getListing', { params: { id: source.property.id } })
  expect([body.agency.name, body.agent?.name.startsWith('Margalida'), body.agent?.phone]).toEqual([
    'Ponent',
    true,
    '+34600000001',
  ])
  for (const active of [false, true]) {
    await server.db.updateTable('app_user').set({ active }).where('id', '=', agent.id).execute()
    await server.deps.jobs.add(server.db, 'listing.agent', { userId: agent.id }, { key: agent.id })
    await server.runJobs()
    const shown = await server.call('getListing', { params: { id: source.property.id } })
    expect(shown.body.agent?.phone ?? null).toBe(active ? '+34600000001' : null) // who has left is not shown
  }
  const list = await server.call('searchListings', { query: { agencyId: id } })
  expect(list.body.items.map(({ agencyName }) => agencyName)).toEqual(['Ponent'])
})

it('no number comes with them where nobody was to call', async () => {
  const admin = await server.register({ agencyName: 'Migjorn' })
  const id = admin.profile.agency_ids[0] ?? ''
  const [agency, agent] = [
    await getAgency(server.db, id),
    await getUser(server.db, admin.profile.id),
  ]
  if (!agency || !agent) throw new Error('not registered')
  const ways: ContactMethod[][] = [['EMAIL'], ['PHONE'], ['WHATSAPP', 'EMAIL']]
  const sources = ways.map((contactMethods) => ({
    ...homeOf(agency, { publication: { contactMethods } }),
    agent,
  }))
  await syncListings(server.db, sources)
  const { token } = admin
  const changed = [
    await server.call('updateUser', {
      token,
      params: { id: agent.id },
      body: { phone: '+34600123124' },
    }),
    await server.call('updateAgency', {
      token,
      params: { id },
      body: { version: agency.version, publicPhone: '+34971000111' },
    }),
  ]
  expect(changed.map(({ status }) => status)).toEqual([200, 200])
  await server.runJobs()
  const shown = await Promise.all(
    sources.map(
      async ({ property }) =>
        (await server.call('getListing', { params: { id: property.id } })).body as Listing,
    ),
  )
  expect(shown.map((home) => [home.agency.phone, home.agent?.phone])).toEqual([
    [null, null],
    ['+34971000111', '+34600123124'],
    ['+34971000111', '+34600123124'],
  ])
})

it('a home whose every offer is off-market is withdrawn, and comes back with its prices', async () => {
  const admin = await server.register()
  const agency = await getAgency(server.db, admin.profile.agency_ids[0] ?? '')
  if (!agency) throw new Error('not registered')
  const source = homeOf(agency, { publication: { showPriceHistory: true } })
  const id = source.property.id
  await syncListing(server.db, source)
  source.property.basics.offers = [{ operation: 'FDM', price: 1 }]
  await syncListing(server.db, source)
  expect((await server.call('getListing', { params: { id } })).status).toBe(410)
  source.property.basics.offers = [{ operation: 'V', price: 29_000_000 }]
  await syncListing(server.db, source)
  const { body } = await server.call('getListing', { params: { id } })
  expect(body.prices).toEqual([
    { operation: 'V', price: 29_000_000, previousPrice: 30_000_000, rentPeriod: null },
  ])
  expect(body.priceHistory.map(({ price }) => price)).toEqual([30_000_000, 29_000_000])
  await withdrawListing(server.db, id, new Date())
  await withdrawListing(server.db, id, new Date())
  expect(
    await server.db.selectFrom('listing_search').select('id').where('id', '=', id).execute(),
  ).toEqual([])
})

it('prices that another version wrote and this one cannot read are remembered', async () => {
  const admin = await server.register()
  const agency = await getAgency(server.db, admin.profile.agency_ids[0] ?? '')
  if (!agency) throw new Error('not registered')
  const source = homeOf(agency, {})
  const { id } = source.property
  const stored = async () =>
    (
      await sql<{
        prices: PricePoint[]
      }>`select prices #> '{}' as prices from listing where id = ${id}`.execute(server.db)
    ).rows[0]?.prices
  await syncListing(server.db, source)
  const auction = { at: '2026-01-02T00:00:00Z', operation: 'AUCTION', price: 1_000_000 }
  const before = [
    auction,
    ...((await stored()) ?? []).map((point) => ({ ...point, reason: 'haste' })),
  ]
  await sql`update listing set prices = ${JSON.stringify(before)}::jsonb where id = ${id}`.execute(
    server.db,
  )
  source.property.basics.offers = [{ operation: 'V', price: 28_000_000 }]
  await syncListing(server.db, source)
  expect(await stored()).toEqual([
    ...before,
    expect.objectContaining({ operation: 'V', price: 28_000_000 }),
  ])
})
