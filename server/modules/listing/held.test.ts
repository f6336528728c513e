import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { getAgency } from '../agency/index.ts'
import { findHeld } from './held.ts'
import { homeOf } from './homes.fixture.ts'
import { syncListing, type ListingSource } from './index.ts'

let now = new Date('2026-02-03T10:00:00Z')
let server: TestServer
let source: ListingSource
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  const admin = await server.register({ agencyName: 'Garbí' })
  const agency = await getAgency(server.db, admin.profile.agency_ids[0] ?? '')
  if (!agency) throw new Error('not registered')
  source = homeOf(agency)
  await syncListing(server.db, source)
})
afterAll(() => server.close())

const read = () => findHeld(server.db, source.property.id)
/** Writes the title and leaves all other columns, the moment too. */
const retitle = (db: TestServer['db'], title: string) =>
  sql`update listing set public = jsonb_set(public, '{title,es}', ${JSON.stringify(title)}::jsonb)
    where id = ${source.property.id}`.execute(db)

it('a home that nobody wrote is the same object, which nothing can change', async () => {
  const [first, second] = [await read(), await read()]
  expect(second?.public).toBe(first?.public)
  expect(Object.isFrozen(first?.public.location)).toBe(true)
})

it('each write is seen by the next reader, whoever made it', async () => {
  for (const title of ['Casa amb pati', 'Casa amb hort']) {
    await read()
    await retitle(server.db, title)
    expect((await read())?.public.title?.es).toBe(title)
    const { body } = await server.call('getListing', { params: { id: source.property.id } })
    expect(body.title?.es).toBe(title)
  }
})

it('what a transaction read before its last write, or before it failed, is held by nobody', async () => {
  const failing = server.db.transaction().execute(async (trx) => {
    await retitle(trx, 'Mai escrit')
    expect((await findHeld(trx, source.property.id))?.public.title?.es).toBe('Mai escrit')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await read())?.public.title?.es).toBe('Casa amb hort')
  await server.db.transaction().execute(async (trx) => {
    await retitle(trx, 'Un')
    await findHeld(trx, source.property.id)
    await retitle(trx, 'Dos')
  })
  expect((await read())?.public.title?.es).toBe('Dos')
})

it('a list shows a card as it stands, and says it is new while it is', async () => {
  const { id } = source.property
  const card = async () => {
    const { body } = await server.call('searchListings', {
      query: { agencyId: source.property.agencyId, operation: 'V' },
    })
    return body.items.find((one) => one.id === id)
  }
  const before = await card()
  await sql`update listing set cards = jsonb_set(cards, '{V,agencyName}', '"Tramuntana"')
    where id = ${id}`.execute(server.db)
  expect((await card())?.agencyName).toBe('Tramuntana')
  now = new Date('2026-03-03T10:00:00Z')
  expect([before?.isNew, (await card())?.isNew]).toEqual([true, false])
})
