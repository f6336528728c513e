import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AnalysisAgents,
  AnalysisFunnel,
  AnalysisResponse,
  AnalysisSources,
  AnalysisStock,
  AnalysisSummary,
  GetAnalysisFunnelParams,
} from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { closeMonth } from './frozen.ts'
import {
  addContact,
  addLead,
  addOffer,
  addVisit,
  agencyOf,
  homeOnMarket,
  july,
  JULY,
} from './world.fixture.ts'

let server: TestServer
let admin: Person
let staff: Person
let colleague: Person
let stranger: Person
let [one, two] = ['', '']

const funnel = async (who: Person, query: GetAnalysisFunnelParams = {}) =>
  server.call('getAnalysisFunnel', { token: who.token, query: { ...JULY, ...query } as never })
const read = async (who: Person, query: GetAnalysisFunnelParams = {}) =>
  (await funnel(who, query)).body as AnalysisFunnel
const counts = ({ steps }: AnalysisFunnel['total']) => steps.map(({ n }) => n)
const waits = async (who: Person, query: object = {}) =>
  (
    await server.call('getAnalysisResponse', {
      token: who.token,
      query: { ...JULY, ...query } as never,
    })
  ).body as AnalysisResponse

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN', agencyName: 'Figures' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  colleague = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Other figures' })
  one = await homeOnMarket(server, staff, 'AN-1', july(1))
  two = await homeOnMarket(server, colleague, 'AN-2', july(1))
  const agencyId = agencyOf(admin)
  const bought = await addContact(server, admin, 'Berta')
  const looked = await addContact(server, admin, 'Lluc')
  const lead = { agencyId, propertyId: one }
  // Asked twice, answered after 20 minutes, visited, bought: one case, of the first source.
  await addLead(server, {
    ...lead,
    email: 'berta@x.example',
    contactId: bought,
    at: july(6, 10),
    answeredAt: july(6, 10, 20),
    assignedTo: staff.profile.id,
  })
  await addLead(server, {
    ...lead,
    email: 'berta@x.example',
    source: 'web:x.example',
    at: july(8),
    assignedTo: staff.profile.id,
  })
  await addVisit(server, staff, { contactId: bought, propertyId: one, at: july(9, 10, 20) })
  await addOffer(server, staff, {
    contactId: bought,
    propertyId: one,
    moments: [july(10, 10, 20), july(12, 10, 20), july(22, 10, 20)],
  })
  // Visited another home than the one asked about, and missed the visit to this one.
  await addLead(server, {
    ...lead,
    propertyId: two,
    email: 'lluc@x.example',
    contactId: looked,
    at: july(10, 20),
    answeredAt: july(13, 9, 5),
    assignedTo: colleague.profile.id,
  })
  await addVisit(server, colleague, { contactId: looked, propertyId: one, at: july(14) })
  await addVisit(server, colleague, {
    contactId: looked,
    propertyId: two,
    at: july(14, 12),
    status: 'cancelled',
  })
  // Nobody answered; before July; another agency's.
  await addLead(server, { ...lead, email: 'pau@x.example', at: july(31, 23, 50) })
  await addLead(server, { ...lead, email: 'early@x.example', at: new Date('2026-06-30T21:59:00Z') })
  await addLead(server, {
    agencyId: agencyOf(stranger),
    propertyId: one,
    email: 'far@x.example',
    at: july(3),
  })
}, 300_000)
afterAll(() => server.close())

describe('the funnel', () => {
  it('follows a person and a home to the signature, once', async () => {
    const { total, groups, items } = await read(admin)
    expect(counts(total)).toEqual([3, 2, 1, 1, 1, 1])
    expect(total.steps.map(({ medianDays }) => medianDays)).toEqual([null, 1.28, 3, 1, 2, 10])
    expect(total.steps.every(({ share }) => share === null)).toBe(true)
    expect([groups, items]).toEqual([[], []])
  })

  it('follows somebody who turned out to be two contacts', async () => {
    const boss = await server.register({ role: 'ADMIN', agencyName: 'Merged figures' })
    const propertyId = await homeOnMarket(server, boss, 'AN-3', july(1))
    const mine = await addContact(server, boss, 'Maria')
    const theirs = await addContact(server, boss, 'Maria Roig')
    const lead = { agencyId: agencyOf(boss), propertyId }
    await addLead(server, { ...lead, email: 'm@x.example', contactId: mine, at: july(6) })
    await addLead(server, { ...lead, email: 'roig@x.example', contactId: theirs, at: july(7) })
    await addVisit(server, boss, { contactId: theirs, propertyId, at: july(9) })
    await addOffer(server, boss, { contactId: mine, propertyId, moments: [july(10)] })
    expect(counts((await read(boss)).total)).toEqual([2, 2, 2, 1, 0, 0])
    const body = { version: 1, otherId: mine, otherVersion: 1 }
    const merge = { token: boss.token, params: { id: theirs }, body }
    expect((await server.call('mergeContact', merge)).status).toBe(200)
    expect(counts((await read(boss)).total)).toEqual([1, 1, 1, 1, 0, 0])
  })

  it('is divided by source, by agent and by place, and says who is behind a step', async () => {
    const { groups } = await read(admin, { groupBy: 'agent' })
    expect(groups.map(({ key, steps }) => [key, steps[0]?.n])).toEqual(
      expect.arrayContaining([
        [staff.profile.id, 1],
        [colleague.profile.id, 1],
        [null, 1],
      ]),
    )
    expect(await read(admin, { items: true, step: 'closed' })).toMatchObject({
      items: [
        { person: 'berta', ref: 'AN-1', source: 'portal', at: july(22, 10, 20).toISOString() },
      ],
    })
  })

  it('gives a STAFF their own and a stranger nothing', async () => {
    expect(counts((await read(staff)).total)).toEqual([1, 1, 1, 1, 1, 1])
    expect((await read(staff, { items: true })).items).toHaveLength(1)
    expect(counts((await read(admin, { agentId: colleague.profile.id })).total)).toEqual([
      1, 1, 0, 0, 0, 0,
    ])
    expect((await funnel(staff, { agentId: colleague.profile.id })).status).toBe(404)
    expect((await funnel(admin, { agentId: stranger.profile.id })).status).toBe(404)
    expect(counts((await read(stranger)).total)).toEqual([1, 0, 0, 0, 0, 0])
    const visitor = await server.register({ role: 'USER' })
    expect((await funnel(visitor)).status).toBe(403)
  })

  it('refuses a period that is none at its field', async () => {
    const { status, body } = await funnel(admin, { from: '2026-08-01' })
    expect([status, body]).toEqual([400, { from: 'El primer día va después del último' }])
  })

  it('closes a month, and tells what changed since', async () => {
    expect((await read(admin)).frozen).toBeNull()
    await closeMonth(server.db, '2026-07', new Date('2026-08-03T02:00:00Z'))
    expect((await read(admin)).frozen).toMatchObject({
      month: '2026-07',
      at: '2026-08-03T02:00:00.000Z',
      changes: [],
    })
    const late = await addLead(server, {
      agencyId: agencyOf(admin),
      propertyId: one,
      email: 'late@x.example',
      at: july(20),
      answeredAt: july(21),
    })
    await closeMonth(server.db, '2026-07', new Date('2026-08-04T02:00:00Z'))
    expect((await read(admin)).frozen?.changes).toEqual([
      { step: 'enquiry', by: 1 },
      { step: 'answered', by: 1 },
    ])
    expect((await read(staff)).frozen).toBeNull()
    await server.db.deleteFrom('lead').where('id', '=', late).execute()
  })
})

describe('the response', () => {
  it('counts minutes of office hours, weekends left out', async () => {
    const { total, goalMinutes, classes, hours } = await waits(admin)
    // Friday 20:00 to Monday 9:05 is five minutes of office hours.
    expect(total).toMatchObject({ n: 3, answered: 2, quick: 1, hour: 2, goal: 2 })
    expect(total).toMatchObject({ medianMinutes: 12.5, slowMinutes: null, shareGoal: null })
    expect(goalMinutes).toBe(60)
    expect(classes.map(({ upTo, n, visited }) => [upTo, n, visited])).toEqual([
      [15, 1, 0],
      [60, 1, 1],
      [120, 0, 0],
      [null, 0, 0],
    ])
    expect(hours).toEqual([
      { weekday: 1, hour: 10, n: 1, medianMinutes: null },
      { weekday: 5, hour: 20, n: 1, medianMinutes: null },
    ])
  })
})

const ask = async (who: Person, operation: 'getAnalysisSources' | 'getAnalysisAgents', more = {}) =>
  server.call(operation, { token: who.token, query: { ...JULY, ...more } as never })
const cost = (who: Person, source: string, amount: number | null, month = '2026-07') =>
  server.call('setAnalysisSourceCost', {
    token: who.token,
    body: { month, source, amount } as never,
  })
const file = (who: Person, panel: string, more = {}) =>
  server.call('exportAnalysis', { token: who.token, query: { ...JULY, panel, ...more } as never })

describe('the sources', () => {
  it('say what came first, what was repeated, and what a visit cost', async () => {
    for (const [source, amount] of [
      ['portal', 12_001],
      ['web:x.example', 9_900],
      ['gone.example', 5_000],
    ] as const)
      expect((await cost(admin, source, amount)).status).toBe(200)
    await cost(admin, 'portal', 1, '2026-06')
    await cost(stranger, 'portal', 77)
    await sql`insert into fee (id, agency_id, offer_id, doc, amount, created_at, updated_at)
      select gen_random_uuid(), agency_id, id, '{}', 900000, now(), now()
      from offer where agency_id = ${agencyOf(admin)}`.execute(server.db)
    const { total, sources } = (await ask(admin, 'getAnalysisSources')).body as AnalysisSources
    expect(sources).toMatchObject([
      { source: 'portal', n: 3, repeated: 0, visited: 1, closed: 1, fee: 900_000 },
      { source: 'web:x.example', n: 0, fee: null, repeated: 1, visited: 0, cost: 9_900 },
      { source: 'gone.example', n: 0, cost: 5_000 },
    ])
    expect(sources[0]).toMatchObject({ cost: 12_001, costPerVisit: 12_001, share: null })
    expect(sources[1]?.costPerVisit).toBeNull()
    expect(total).toMatchObject({ n: 3, repeated: 1, fee: 900_000, cost: 26_901 })
    expect(total.costPerVisit).toBe(26_901)
  })

  it('take a cost away, and keep it from all but the ADMIN', async () => {
    expect((await cost(staff, 'portal', 1)).status).toBe(403)
    expect((await cost(admin, 'portal', -1)).status).toBe(400)
    const none = { month: '2026-07', amount: null }
    expect((await cost(admin, 'gone.example', null)).body).toEqual(none)
    const own = (await ask(staff, 'getAnalysisSources')).body as AnalysisSources
    expect(own.total).toMatchObject({ n: 1, closed: 1, fee: null, cost: null })
    expect(own).toMatchObject({ sources: [{ costs: [] }, {}] })
  })
})

describe('the agents', () => {
  it('have a line each, a STAFF their own alone', async () => {
    const { total, agents } = (await ask(admin, 'getAnalysisAgents')).body as AnalysisAgents
    const theirs = { n: 1, visited: 1, accepted: 1, closed: 1, medianMinutes: 20 }
    expect(agents.find(({ agentId }) => agentId === staff.profile.id)).toMatchObject(theirs)
    expect(agents.reduce((sum, { n }) => sum + n, 0)).toBe(total.n)
    expect(agents.at(-1)).toMatchObject({ n: 0 })
    const own = (await ask(staff, 'getAnalysisAgents')).body as AnalysisAgents
    expect(own.agents.map(({ agentId }) => agentId)).toEqual([staff.profile.id])
    expect(own.total.n).toBe(1)
    expect((await ask(staff, 'getAnalysisAgents', { agentId: admin.profile.id })).status).toBe(404)
  })
})

describe('the files', () => {
  it('say what the figures say, with commas, and no cell is a formula', async () => {
    await cost(admin, '=1+1', 100)
    const { body, headers } = await file(admin, 'sources')
    const text = String(body)
    expect(text).toContain('portal;3;0;1;1;9000;120,01;120,01')
    expect(text).toContain("'=1+1;0;0;0;0;;1;")
    expect(headers['content-type']).toContain('text/csv')
    await cost(admin, '=1+1', null)
    for (const panel of ['funnel', 'response', 'market_days', 'agents'])
      expect((await file(admin, panel, { groupBy: 'source' })).status, panel).toBe(200)
  })

  it('are of who may carry data out', async () => {
    expect((await file(staff, 'funnel')).status).toBe(403)
    expect((await file(admin, 'funnel', { from: '2026-09-01' })).status).toBe(400)
    expect((await file(admin, 'funnel', { agentId: stranger.profile.id })).status).toBe(404)
  })
})

describe('homes on the market', () => {
  const stock = async (who: Person, query: object = {}) =>
    (await server.call('getAnalysisStock', { token: who.token, query: query as never }))
      .body as AnalysisStock

  it('stand with each part, what is not known left out, and are sorted out by what they ask', async () => {
    await placeOf(one, { percentile: 90, deltaPct: 30 })
    const { n, items, bands, acts, prices } = await stock(admin)
    expect(n).toBe(2)
    const dear = items.find(({ propertyId }) => propertyId === one)
    expect(dear).toMatchObject({ deltaPct: 30, medianDays: null })
    expect(dear?.parts.slice(0, 3).map(({ points }) => points)).toEqual([0, null, null])
    for (const counted of [bands, prices])
      expect(counted.reduce((sum, each) => sum + each.n, 0)).toBe(n)
    for (const { act, n: asking } of acts)
      expect((await stock(admin, { act })).items).toHaveLength(asking)
    const other = items.find(({ propertyId }) => propertyId === two)
    expect([other?.pricedAt, other?.deltaPct, other?.percentile]).toEqual([null, null, null])
    const far = await stock(admin, { class: 'far_above' })
    expect(far.items.map(({ propertyId }) => propertyId)).toEqual([one])
  })

  it('lose their place when the price is another', async () => {
    await server.db.updateTable('property').set({ price: 1 }).where('id', '=', one).execute()
    const [home] = (await stock(admin)).items.filter(({ propertyId }) => propertyId === one)
    expect([home?.pricedAt, home?.deltaPct]).toEqual([null, null])
  })

  it('are read page by page, each once, and by a STAFF their own', async () => {
    const first = await stock(admin, { limit: 1 })
    const second = await stock(admin, { limit: 1, cursor: first.next })
    const ids = [...first.items, ...second.items].map(({ propertyId }) => propertyId)
    expect(ids.toSorted()).toEqual([one, two].toSorted())
    expect(second.next).toBeNull()
    expect((await stock(staff)).items.map(({ propertyId }) => propertyId)).toEqual([one])
  })

  const placeOf = async (
    id: string,
    { percentile, deltaPct }: { percentile: number; deltaPct: number },
  ): Promise<void> => {
    const { price } = await server.db
      .selectFrom('property')
      .select('price')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await server.db
      .insertInto('valuation_position')
      .values({ property_id: id, as_of: july(30), price, percentile, delta_pct: deltaPct })
      .execute()
  }
})

describe('the three answers', () => {
  const summary = async (who: Person, query: object = {}) =>
    (
      await server.call('getAnalysisSummary', {
        token: who.token,
        query: { ...JULY, ...query } as never,
      })
    ).body as AnalysisSummary

  it('are those of the funnel, the stock and the passports', async () => {
    const { deals, homes, law } = await summary(admin)
    expect(deals).toMatchObject({ n: 3, visited: 1, closed: 1 })
    expect(deals.sources[0]).toEqual({ source: 'portal', n: 3, visited: 1, closed: 1 })
    expect([homes.n, law.n]).toEqual([2, 2])
  })

  it('tell what had happened by a day', async () => {
    const by = async (asOf: string) => counts((await read(admin, { asOf } as never)).total)
    expect(await by('2026-07-08')).toEqual([1, 1, 0, 0, 0, 0])
    expect(await by('2026-07-11')).toEqual([2, 1, 1, 1, 0, 0])
    expect(await by('2026-07-31')).toEqual([3, 2, 1, 1, 1, 1])
    const { status, body } = await funnel(admin, { asOf: '2026-06-30' } as never)
    expect([status, body]).toEqual([400, { asOf: 'Ese día es anterior al periodo' }])
  })

  it('are those of a branch, for an ADMIN', async () => {
    const id = '0190a1f0-7c1e-7a4e-9b1e-0000000000aa'
    await server.db
      .updateTable('agency')
      .set({
        doc: sql`doc || jsonb_build_object('branches', ${JSON.stringify([{ id, name: 'Palma' }])}::jsonb)`,
      })
      .where('id', '=', agencyOf(admin))
      .execute()
    await server.db
      .updateTable('app_user')
      .set({ branch_id: id })
      .where('id', '=', staff.profile.id)
      .execute()
    expect((await summary(admin, { branchId: id })).deals.n).toBe(1)
    const { groups } = await read(admin, { groupBy: 'branch' })
    expect(groups.map(({ name, steps }) => [name, steps[0]?.n])).toEqual([
      [null, 2],
      ['Palma', 1],
    ])
    expect((await funnel(staff, { branchId: id } as never)).status).toBe(404)
    expect((await funnel(stranger, { branchId: id } as never)).status).toBe(404)
  })
})
