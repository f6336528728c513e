import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../db/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { judge } from './engine/judge.ts'
import { fillDemands, fillHomes, someCriteria, someFacts } from './pairs.fixture.ts'
import { demandsOf } from './sql/demands.ts'
import { homesOf } from './sql/homes.ts'
import { nearHomes } from './sql/near.ts'
import { munisNear } from './weighing/places.ts'

// What PostgreSQL finds and scores is what the engine says, for invented homes and demands: the
// same each time.
const homes = someFacts(1500, 20)
const wishes = someCriteria(250, 21)
let server: TestServer
let agencyId: string
let homeIds: string[]
let demandIds: string[]

beforeAll(async () => {
  server = await startTestServer()
  const [own, other] = [
    await server.register({ agencyName: 'Pròpia' }),
    await server.register({ agencyName: 'Altra' }),
  ]
  agencyId = own.profile.agency_ids[0] ?? ''
  homeIds = await fillHomes(server.db, [agencyId, other.profile.agency_ids[0] ?? ''], homes)
  demandIds = await fillDemands(server.db, agencyId, wishes)
  await sql`analyze match_home, match_demand`.execute(server.db)
})
afterAll(() => server.close())

const scores = (rows: { id: string; score: number }[]): string[] =>
  rows.map(({ id, score }) => `${id} ${score}`).sort()

test("a demand's homes and their scores are those of the engine", async () => {
  let fitting = 0
  for (const [i, criteria] of wishes.entries()) {
    const found = await homesOf(server.db, {
      criteria,
      demandId: demandIds[i] ?? '',
      reader: { agencyId, userId: null },
      limit: 5000,
      edge: null,
    })
    const wanted = homes.flatMap((facts, n) => {
      const { score, fails } = judge(criteria, facts)
      return fails.length === 0 ? [{ id: homeIds[n] ?? '', score }] : []
    })
    expect(scores(found.homes), JSON.stringify(criteria)).toEqual(scores(wanted))
    expect(found.total).toBe(wanted.length)
    fitting += wanted.length
  }
  expect(fitting).toBeGreaterThan(1000)
})

test("a home's demands and their scores are those of the engine", async () => {
  for (const [n, facts] of homes.slice(0, 250).entries()) {
    const found = await demandsOf(server.db, {
      propertyId: homeIds[n] ?? '',
      facts: [facts],
      whose: sql`true`,
      now: new Date(),
      limit: 5000,
      edge: null,
    })
    const wanted = wishes.flatMap((criteria, i) => {
      const { score, fails } = judge(criteria, facts)
      return fails.length === 0 ? [{ id: demandIds[i] ?? '', score }] : []
    })
    expect(scores(found.demands), JSON.stringify(facts)).toEqual(scores(wanted))
  }
})

test('near misses break exactly the one condition they name', async () => {
  let count = 0
  for (const [i, criteria] of wishes.entries()) {
    const near = munisNear(criteria.where)
    const found = await nearHomes(server.db, {
      criteria,
      demandId: demandIds[i] ?? '',
      reader: { agencyId, userId: null },
      munis: near === null ? null : [...near.keys()],
    })
    for (const home of found) {
      const facts = homes[homeIds.indexOf(home.id)]
      expect(facts && judge(criteria, facts).fails).toEqual([home.fail])
    }
    count += found.length
  }
  expect(count).toBeGreaterThan(500)
})

test('pages follow one another without gap or repetition', async () => {
  const [criteria, demandId] = [
    wishes.find((one) => one.where === null) ?? wishes[0],
    demandIds[0] ?? '',
  ]
  if (!criteria) throw new Error('No wish')
  const asked = { criteria, demandId, reader: { agencyId, userId: null }, limit: 7 }
  const whole = await homesOf(server.db, { ...asked, limit: 5000, edge: null })
  const seen: string[] = []
  for (let edge = null as { score: number; id: string } | null; ;) {
    const page = await homesOf(server.db, { ...asked, edge })
    seen.push(...page.homes.map(({ id }) => id))
    edge = page.homes.at(-1) ?? null
    if (!page.more) break
  }
  expect(seen).toEqual(whole.homes.map(({ id }) => id))
})
