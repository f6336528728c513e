import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Demand, DemandStatusInput } from '../../../generated/model/index.ts'
import { inTransaction, sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { endOfDay } from '../../time/madrid.ts'
import { buyer, demandsOf, house } from './demand.fixture.ts'
import { refreshDemand } from './demand.repository.ts'

let server: TestServer
let admin: Person
let agent: Person
let other: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
  agent = await server.register({ role: 'STAFF', agency: admin })
  other = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register()
})
afterAll(() => server.close())

const { make, list, stored } = demandsOf(() => server)
const get = (who: Person, id: string) =>
  server.call('getDemand', { token: who.token, params: { id } })
const patch = (who: Person, demand: Demand, body: object) =>
  server.call('updateDemand', {
    token: who.token,
    params: { id: demand.id },
    body: { version: demand.version, ...body },
  })
const move = (who: Person, demand: Demand, status: string, reason: string, note?: string) =>
  server.call('changeDemandStatus', {
    token: who.token,
    params: { id: demand.id },
    body: { version: demand.version, status, reason, ...(note && { note }) } as DemandStatusInput,
  })
describe('a demand', () => {
  it('is kept with a reference, a title in words and the columns that matching reads', async () => {
    const demand = await make(agent)
    expect(demand).toMatchObject({
      ref: expect.stringMatching(/^D-\d{4}$/),
      status: 'SEARCH',
      title: 'Casa de pueblo en Sóller, Deià, hasta 1.000.000 €',
      agentId: agent.profile.id,
      own: true,
      version: 1,
      contact: { name: 'Klaus Brandt', email: 'klaus@buyer.example', language: 'de' },
    })
    // Sóller on Mallorca means Sóller: the island does not count whole.
    expect(await stored(demand.id)).toMatchObject({
      operations: ['V'],
      islands: [],
      on_islands: ['MALLORCA'],
      municipalities: ['07061', '07018'],
      price_max: 100_000_000,
      price_flex_pct: 10,
    })
  })

  it('takes drawn areas, a circle of minutes and places to leave out', async () => {
    const polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [2.69, 39.76],
          [2.74, 39.76],
          [2.74, 39.79],
          [2.69, 39.79],
        ],
      ],
    }
    const demand = await make(agent, {
      where: {
        islands: ['MALLORCA', 'MENORCA'],
        polygons: [polygon],
        near: { geo: { lat: 39.57, lon: 2.65 }, amount: 20, unit: 'car' },
        excludePlaces: ['fornalutx'],
      },
    })
    const row = await stored(demand.id)
    expect(row).toMatchObject({
      islands: ['MENORCA'],
      bbox: [2.69, 39.76, 2.74, 39.79],
      near_m: 9290,
      exclude_municipalities: ['07025'],
    })
    expect(row.polygons[0]).toHaveLength(5)
  })

  it('rules out a whole island by each of its municipalities', async () => {
    const demand = await make(agent, { where: { excludePlaces: ['menorca'] } })
    expect((await stored(demand.id)).exclude_municipalities.toSorted()).toEqual([
      '07002',
      '07015',
      '07023',
      '07032',
      '07037',
      '07052',
      '07064',
      '07902',
    ])
  })

  it.each([
    [{ where: { places: ['atlantida'] } }, 'where.places'],
    [{ money: { priceMin: 5, priceMax: 4 } }, 'money.priceMax'],
    [{ home: { mustHave: ['pool'], mustNot: ['pool'] } }, 'home.mustNot'],
    [
      {
        where: {
          polygons: [
            {
              type: 'Polygon',
              coordinates: [
                [
                  [2.6, 39.7],
                  [2.7, 39.8],
                  [2.7, 39.7],
                  [2.6, 39.8],
                ],
              ],
            },
          ],
        },
      },
      'where.polygons.0',
    ],
    [{ contact: { firstName: 'Nadie' } }, 'contact.phone'],
    [{ contact: undefined }, 'contactId'],
  ])('says at the field what does not fit: %o', async (body, field) => {
    const { status, body: answer } = await server.call('createDemand', {
      token: agent.token,
      body: { ...buyer, ...house, ...body } as never,
    })
    expect([status, Object.keys(answer as object)]).toEqual([400, [field]])
  })

  it('is saved part by part, and a stale save shows what is stored', async () => {
    const demand = await make(agent)
    const saved = await patch(agent, demand, { money: { priceMax: 90_000_000 } })
    expect(saved.body).toMatchObject({
      version: 2,
      money: { priceMax: 90_000_000 },
      where: { places: ['soller', 'deia'] },
    })
    const stale = await patch(agent, demand, { money: { priceMax: 1 } })
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { current: { version: 2, money: { priceMax: 90_000_000 } } },
    ])
    const history = (
      await server.call('listDemandHistory', { token: agent.token, params: { id: demand.id } })
    ).body.items
    expect(history.map(({ kind, field, old, new: now }) => [kind, field, old, now])).toEqual([
      ['EDIT', 'money.priceMin', 70_000_000, null],
      ['EDIT', 'money.priceMax', 100_000_000, 90_000_000],
      ['CREATED', null, null, null],
    ])
  })
})

describe('statuses', () => {
  it('SEARCH, CANCEL, WON: from searching to either with its reason, and back', async () => {
    const demand = await make(agent)
    const cancelled = await move(agent, demand, 'CANCEL', 'postponed', 'Vuelven en primavera')
    expect(cancelled.body).toMatchObject({
      status: 'CANCEL',
      reason: 'postponed',
      closedAt: expect.any(String),
    })
    const back = await move(agent, cancelled.body as Demand, 'SEARCH', 'searching_again')
    expect(back.body).toMatchObject({ status: 'SEARCH', closedAt: null })
    const won = await move(agent, back.body as Demand, 'WON', 'bought_with_us')
    expect(won.body).toMatchObject({ status: 'WON', reason: 'bought_with_us' })
    const again = await move(agent, won.body as Demand, 'SEARCH', 'deal_fell_through')
    expect(again.status).toBe(200)
    const history = (
      await server.call('listDemandHistory', { token: agent.token, params: { id: demand.id } })
    ).body.items
    expect(
      history
        .filter(({ field }) => field === 'status')
        .map(({ old, new: now, text }) => [old, now, text])
        .reverse(),
    ).toEqual([
      ['SEARCH', 'CANCEL', 'Vuelven en primavera'],
      ['CANCEL', 'SEARCH', null],
      ['SEARCH', 'WON', null],
      ['WON', 'SEARCH', null],
    ])
  })

  it('any other change is refused in words, and a reason of another change at the field', async () => {
    const demand = await make(agent)
    const same = await move(agent, demand, 'SEARCH', 'other')
    expect([same.status, same.body]).toEqual([
      406,
      { detail: 'Una demanda «Buscando» no puede pasar a «Buscando»' },
    ])
    const won = (await move(agent, demand, 'WON', 'other')).body as Demand
    expect((await move(agent, won, 'CANCEL', 'budget')).body).toEqual({
      detail: 'Una demanda «Ganada» no puede pasar a «Cancelada»',
    })
    expect((await move(agent, won, 'SEARCH', 'budget')).body).toEqual({
      reason: 'Este motivo no explica el cambio',
    })
    expect((await move(agent, demand, 'SEARCH', 'other')).status).toBe(409)
  })

  it('putting away is apart: it leaves the list and comes back as it was', async () => {
    const demand = await make(agent, { follow: { title: 'Para archivar' } })
    expect(
      (await server.call('archiveDemand', { token: agent.token, params: { id: demand.id } }))
        .status,
    ).toBe(204)
    expect((await list(agent, { q: 'archivar' })).items).toHaveLength(0)
    expect((await list(agent, { q: 'archivar', archived: true })).items).toHaveLength(1)
    expect((await move(agent, { ...demand, version: 2 }, 'WON', 'other')).status).toBe(406)
    expect(
      (await server.call('restoreDemand', { token: agent.token, params: { id: demand.id } })).body,
    ).toMatchObject({ archivedAt: null, status: 'SEARCH' })
  })
})

describe('rights', () => {
  it('an agent’s demand is theirs and the ADMIN’s; shared, colleagues read it without the buyer’s circumstances', async () => {
    const demand = await make(agent, {
      buyer: { monthlyIncome: 500_000, urgency: 'hot' },
      follow: { notes: 'Se divorcian' },
    })
    expect([
      (await get(other, demand.id)).status,
      (await get(stranger, demand.id)).status,
      (await get(admin, demand.id)).status,
    ]).toEqual([404, 404, 200])
    const shared = (await patch(agent, demand, { follow: { notes: 'Se divorcian', shared: true } }))
      .body as Demand
    const seen = await get(other, demand.id)
    expect(seen.body).toMatchObject({
      own: false,
      buyer: { urgency: 'hot' },
      follow: { shared: true },
    })
    expect(JSON.stringify(seen.body)).not.toMatch(/divorcian|monthlyIncome|klaus@buyer/)
    expect((await patch(other, shared, { money: {} })).status).toBe(403)
    const note = 'El banco les ha negado la hipoteca'
    const closed = await move(agent, shared, 'CANCEL', 'budget', note)
    expect(closed.status).toBe(200)
    const told = async ({ token }: Person) =>
      (await server.call('listDemandHistory', { token, params: { id: demand.id } })).body.items
        .filter(({ field }) => field === 'status')
        .map(({ new: now, text }) => [now, text])
    expect([await told(agent), await told(other)]).toEqual([[['CANCEL', note]], [['CANCEL', null]]])
    expect((await list(other)).items.map(({ id, own }) => [id, own])).toEqual([[demand.id, false]])
  })

  it('shared, colleagues read what is looked for, and not how it would be paid', async () => {
    const money = {
      priceMin: 30_000_000,
      priceMax: 45_000_000,
      payment: 'mortgage' as const,
      mortgageApproved: false,
      maxLoan: 32_000_000,
      bank: 'Caixa Rural',
      sellFirst: true,
    }
    const demand = await make(agent, { money, follow: { shared: true } })
    await patch(agent, demand, { money: { ...money, bank: 'Banca March', priceMax: 46_000_000 } })
    expect((await get(other, demand.id)).body.money).toEqual({
      priceMin: 30_000_000,
      priceMax: 46_000_000,
    })
    const told = async ({ token }: Person) =>
      (
        await server.call('listDemandHistory', { token, params: { id: demand.id } })
      ).body.items.flatMap(({ field }) => (field?.startsWith('money.') ? [field] : []))
    expect(new Set(await told(agent))).toEqual(new Set(['money.bank', 'money.priceMax']))
    expect(await told(other)).toEqual(['money.priceMax'])
  })

  it('shared, it is found by the buyer’s name, but their phone and e-mail are not found out by searching', async () => {
    const demand = await make(agent, {
      contact: {
        firstName: 'Ottilie',
        lastName: 'Zwicky',
        email: 'verborgen@buyer.example',
        phone: '+34 655 987 123',
      },
      follow: { shared: true },
    })
    const finds = async (who: Person, q: string) =>
      ((await list(who, { q })) as { items: { id: string }[] }).items.some(
        ({ id }) => id === demand.id,
      )
    for (const q of ['ottilie', 'zwicky', '655987', 'verborgen'])
      expect([q, await finds(agent, q), await finds(admin, q)]).toEqual([q, true, true])
    expect([
      await finds(other, 'ottilie'),
      await finds(other, 'zwick'),
      await finds(other, '655987'),
      await finds(other, '34655'),
      await finds(other, 'verborgen'),
    ]).toEqual([true, true, false, false, false])
  })

  it('only an ADMIN hands it to somebody else, and only within the agency', async () => {
    const demand = await make(agent)
    expect((await patch(agent, demand, { agentId: other.profile.id })).status).toBe(400)
    expect((await patch(admin, demand, { agentId: stranger.profile.id })).status).toBe(400)
    expect((await patch(admin, demand, { agentId: other.profile.id })).body).toMatchObject({
      agentId: other.profile.id,
    })
  })
})

it('a last day that another version wrote in its own way is not lost by a save', async () => {
  const demand = await make(agent, { follow: { expiresOn: '2030-01-31' } })
  const { expires_at: expiry } = await stored(demand.id)
  expect(expiry).toEqual(endOfDay('2030-01-31'))
  for (const follow of [{ expiresOn: { day: '2030-01-31' } }, { until: '2030-01-31' }]) {
    await sql`update demand set doc = jsonb_set(doc, '{follow}', ${JSON.stringify(follow)}::jsonb)
      where id = ${demand.id}`.execute(server.db)
    const { body } = await get(agent, demand.id)
    const money = { priceMax: 90_000_000 }
    expect((await patch(agent, body as Demand, { money })).status).toBe(200)
    expect(await stored(demand.id)).toMatchObject({ expires_at: expiry, price_max: 90_000_000 })
    const row = await stored(demand.id)
    expect(await inTransaction(server.db, (trx) => refreshDemand(trx, row))).toBe(false)
  }
  const { body } = await get(agent, demand.id)
  await patch(agent, body as Demand, { follow: { expiresOn: '2031-01-31' } })
  expect(await stored(demand.id)).toMatchObject({ expires_at: endOfDay('2031-01-31') })
})

it('a day ends at midnight of the islands, in winter and in summer', () => {
  expect([endOfDay('2026-01-31').toISOString(), endOfDay('2026-07-31').toISOString()]).toEqual([
    '2026-01-31T23:00:00.000Z',
    '2026-07-31T22:00:00.000Z',
  ])
})
