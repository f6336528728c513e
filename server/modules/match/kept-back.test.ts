import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Demand, Property } from '../../../generated/model/index.ts'
import { inTransaction, json, sql } from '../../db/index.ts'
import type { Facts } from '../../db/tables/match.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { matchDesk } from './desk.fixture.ts'
import { findWeighed, saveDemand } from './weighing/demand.repository.ts'
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

/** As a version before kept what became of a home: all that its agency knows, and no word of it. */
async function keptBefore(homeId: string, price: number): Promise<string> {
  const { demand_id: demandId, facts } = await server.db
    .selectFrom('match')
    .select(['demand_id', 'facts'])
    .where('property_id', '=', homeId)
    .where('facts', 'is not', null)
    .executeTakeFirstOrThrow()
  const { told: _told, ...whole } = { ...facts, price } as Facts
  await server.db
    .updateTable('match')
    .set({ facts: json(whole), score: 100 })
    .where('property_id', '=', homeId)
    .where('demand_id', '=', demandId)
    .execute()
  return demandId
}
const lessonsOf = async (demandId: string) =>
  (await findWeighed(server.db, demandId))?.lessons.map(({ cause }) => cause)
const redrawn = (demandId: string) =>
  inTransaction(server.db, async (trx) => {
    await narrowReactions(trx, demandId)
    await saveDemand(trx, demandId)
  })

it('what was kept before of others’ homes is narrowed, once, and lessons with it', async () => {
  const [one, two] = [await keptBack(other), await keptBack(other)]
  const dear = { what: { operations: ['V'] }, where: undefined, ...upTo(PRICE - 100) }
  const { id: demandId } = await desk.ask(admin, dear as unknown as Partial<Demand>)
  for (const { id } of [one, two]) {
    await server.call('reactToMatch', {
      token: admin.token,
      params: { demandId, propertyId: id },
      body: { state: 'liked' },
    })
    await keptBefore(id, PRICE)
  }
  await inTransaction(server.db, (trx) => saveDemand(trx, demandId))
  expect(await lessonsOf(demandId)).toEqual(['likedOver'])
  await redrawn(demandId)
  expect([await lessonsOf(demandId), await factsKept(one.id)]).toEqual([[], [[null, null]]])
  // What everybody knew of it when it was liked stays, whatever is known later.
  await sql`update match_home set beds = 9 where id = ${one.id}`.execute(server.db)
  await redrawn(demandId)
  const { facts } = await server.db
    .selectFrom('match')
    .select('facts')
    .where('property_id', '=', one.id)
    .where('demand_id', '=', demandId)
    .executeTakeFirstOrThrow()
  expect(facts?.bedrooms).toBe(3)
})

it('one’s own home keeps what it taught, also once it has left the market', async () => {
  const home = await keptBack(colleague)
  await goodOf(colleague, home, upTo(PRICE - 100))
  const demandId = await keptBefore(home.id, PRICE)
  const { body } = await server.call('getProperty', {
    token: colleague.token,
    params: { id: home.id },
  })
  const left = await server.call('changePropertyStatus', {
    token: colleague.token,
    params: { id: home.id },
    body: { version: (body as Property).version, status: 'reserved' },
  })
  expect(left.status).toBe(200)
  await server.runJobs()
  await redrawn(demandId)
  expect(await factsKept(home.id)).toEqual([[PRICE, expect.anything()]])
})
