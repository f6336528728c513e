import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnalysisMarketDays } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addContact, addOffer, homeOnMarket } from './world.fixture.ts'

let server: TestServer
let admin: Person
let homeId: string

const july = (day: number): Date => new Date(Date.UTC(2026, 6, day, 10))

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN', agencyName: 'Closings' })
  homeId = await homeOnMarket(server, admin, 'SOLD', july(1))
  await server.db
    .updateTable('property')
    .set({ price: 40_000_000, island: 'MENORCA', operations: ['V'] })
    .where('id', '=', homeId)
    .execute()
})
afterAll(() => server.close())

/** Deals of the home that closed on days of July, each at a price. EUR cents. */
async function close(prices: number[]): Promise<void> {
  const contactId = await addContact(server, admin, 'Buyer')
  for (const [index, price] of prices.entries()) {
    const day = (index % 28) + 1
    const moments = [july(day), july(day), july(day)]
    await addOffer(server, admin, { contactId, propertyId: homeId, moments })
    await server.db
      .updateTable('offer')
      .set({ close_price: price })
      .where('property_id', '=', homeId)
      .where('close_price', 'is', null)
      .execute()
  }
}

const closings = async (who: Person, query: object = {}) => {
  const { body } = await server.call('getAnalysisMarketDays', {
    token: who.token,
    query: { from: '2026-06-01', to: '2026-07-31', ...query } as never,
  })
  return (body as AnalysisMarketDays).closings
}

it('tell what was paid of what was asked from thirty own deals on, until then how many', async () => {
  expect(await closings(admin)).toEqual([])
  await close(Array.from({ length: 29 }, () => 38_000_000))
  const row = { island: 'MENORCA', year: 2026, operation: 'V' }
  expect(await closings(admin)).toEqual([{ ...row, n: 29, ratioPct: null }])
  await close([40_000_000])
  expect(await closings(admin)).toEqual([{ ...row, n: 30, ratioPct: 95 }])
})

it('are those of the island and operation that is asked for, until the period ends', async () => {
  expect(await closings(admin, { island: 'IBIZA' })).toEqual([])
  expect(await closings(admin, { operation: ['A'] })).toEqual([])
  expect(await closings(admin, { from: '2026-06-01', to: '2026-06-30' })).toEqual([])
  expect(await closings(admin, { to: '2026-07-10' })).toMatchObject([{ ratioPct: null }])
})

it('are of the agency alone', async () => {
  const stranger = await server.register({ role: 'ADMIN', agencyName: 'Others' })
  expect(await closings(stranger)).toEqual([])
})
