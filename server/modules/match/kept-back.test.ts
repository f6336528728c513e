import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Demand, DemandMatchPage, Property } from '../../../generated/model/index.ts'
import { inTransaction, json } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { matchDesk } from './desk.fixture.ts'
import { narrowReactions } from './weighing/reactions.ts'

/** What a reaction keeps of a home that its agency keeps back: nothing that it tells nobody else. */
const PRICE = 50_000_000
const PIN = { lat: 39.7667, lon: 2.7149 }
let server: TestServer
let desk: ReturnType<typeof matchDesk>
let admin: Person
let staff: Person
let colleague: Person
let other: Person

beforeAll(async () => {
  server = await startTestServer()
  desk = matchDesk(server)
  admin = await server.register({ agencyName: 'Portal Vell' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  colleague = await server.register({ role: 'STAFF', agency: admin })
  other = await server.register({ agencyName: 'Serra' })
})
afterAll(() => server.close())

/** On the market with its price on request and its address hidden. */
async function keptBack(who: Person): Promise<Property> {
  const home = await desk.draft(who)
  const { body } = await server.call('updateProperty', {
    token: who.token,
    params: { id: home.id },
    body: {
      version: home.version,
      basics: { ...home.basics, offers: [{ operation: 'V', price: PRICE, priceOnRequest: true }] },
      location: { ...home.location, geo: PIN },
    },
  })
  const published = await desk.bringToMarket(who, body as Property)
  await server.runJobs()
  return published
}
/** A demand of somebody who likes the home; how many good homes it is said to have. */
async function goodOf(who: Person, home: Property, parts: Partial<Demand>): Promise<number> {
  const what = { operations: ['V'] }
  const bare = { what, where: undefined, money: undefined, ...parts } as unknown as Partial<Demand>
  const { id: demandId } = await desk.ask(who, bare)
  const liked = await server.call('reactToMatch', {
    token: who.token,
    params: { demandId, propertyId: home.id },
    body: { state: 'liked' },
  })
  expect(liked.status).toBe(200)
  const { body } = await server.call('countMatches', {
    token: who.token,
    query: { demands: [demandId] },
  })
  return (body as { demands: { good: number }[] }).demands[0]?.good ?? 0
}
const around = (lat: number): Partial<Demand> => ({
  where: { near: { geo: { lat, lon: PIN.lon }, amount: 0.1, unit: 'km' } },
})
const upTo = (priceMax: number): Partial<Demand> => ({ money: { priceMax, priceFlexPct: 0 } })
const factsKept = async (homeId: string) =>
  (
    await server.db
      .selectFrom('match')
      .select('facts')
      .where('property_id', '=', homeId)
      .where('facts', 'is not', null)
      .execute()
  ).map(({ facts }) => [facts?.price, facts?.point])

it.each([
  ['another agency', () => [other, admin] as const],
  ['a colleague who shares it not', () => [colleague, staff] as const],
])('of %s: neither its point nor its price can be found by reacting to it', async (_whose, who) => {
  const [owner, stranger] = who()
  const home = await keptBack(owner)
  const near = await goodOf(stranger, home, around(PIN.lat))
  expect(await goodOf(stranger, home, around(PIN.lat + 0.2))).toBe(near)
  const dear = await goodOf(stranger, home, upTo(PRICE + 100))
  expect(await goodOf(stranger, home, upTo(PRICE - 100))).toBe(dear)
  const kept = await factsKept(home.id)
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter(([price, point]) => price !== null || point !== null)).toEqual([])
})

it('whoever may open it learns from it all that its agency knows', async () => {
  const home = await keptBack(other)
  await goodOf(other, home, upTo(PRICE + 100))
  expect(await factsKept(home.id)).toEqual([[PRICE, expect.anything()]])
})

it('what was kept before is narrowed, and lessons with it', async () => {
  const home = await keptBack(other)
  await goodOf(admin, home, upTo(PRICE - 100))
  const before = await server.db
    .selectFrom('match')
    .selectAll()
    .where('property_id', '=', home.id)
    .where('facts', 'is not', null)
    .executeTakeFirstOrThrow()
  if (!before.facts) throw new Error('nothing kept')
  await server.db
    .updateTable('match')
    .set({ facts: json({ ...before.facts, price: PRICE }), score: 100 })
    .where('property_id', '=', home.id)
    .where('demand_id', '=', before.demand_id)
    .execute()
  await inTransaction(server.db, (trx) => narrowReactions(trx, before.demand_id))
  expect(await factsKept(home.id)).toEqual([[null, null]])
  const { body } = await server.call('listDemandMatches', {
    token: admin.token,
    params: { demandId: before.demand_id },
    query: {},
  })
  expect(JSON.stringify((body as DemandMatchPage).tuning ?? null)).not.toContain('likedOver')
})
