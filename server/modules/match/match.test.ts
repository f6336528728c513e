import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  DemandMatchPage,
  NearMissList,
  NotificationPage,
  Property,
  PropertyMatchPage,
} from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { PutBack } from '../../jobs/index.ts'
import { refuseFirst } from '../../testing/first-refused.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { matchDesk } from './desk.fixture.ts'
import { notifyDue } from './notices.ts'
import { weighDue } from './weighing/weigh.ts'

let server: TestServer
let publish: ReturnType<typeof matchDesk>['publish']
let ask: ReturnType<typeof matchDesk>['ask']
let admin: Person
let staff: Person
let colleague: Person
let other: Person

beforeAll(async () => {
  server = await startTestServer()
  ;({ publish, ask } = matchDesk(server))
  admin = await server.register({ agencyName: 'Portal Vell' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  colleague = await server.register({ role: 'STAFF', agency: admin })
  other = await server.register({ agencyName: 'Serra' })
}, 300_000)
afterAll(() => server.close())

const list = async (who: Person, demandId: string, query = {}): Promise<DemandMatchPage> =>
  (await server.call('listDemandMatches', { token: who.token, params: { demandId }, query }))
    .body as DemandMatchPage
const refs = ({ items }: DemandMatchPage): string[] => items.map(({ home }) => home.ref)
const news = async (who: Person): Promise<NotificationPage['items']> =>
  ((await server.call('listNotifications', { token: who.token })).body as NotificationPage).items
const react = (who: Person, demandId: string, propertyId: string, body: object) =>
  server.call('reactToMatch', {
    token: who.token,
    params: { demandId, propertyId },
    body: body as { state: 'liked' },
  })

test('homes that fit are listed with a score in words, and the home lists the demand', async () => {
  const home = await publish(admin, { price: 48_800_000, pool: 'none' })
  const demand = await ask(admin, { home: { niceToHave: ['pool'], bedroomsMin: 3 } })
  const page = await list(admin, demand.id)
  const [match] = page.items
  expect(match?.home).toMatchObject({
    id: home.id,
    own: true,
    agencyName: null,
    price: 48_800_000,
    live: true,
  })
  expect(match?.parts.find(({ criterion }) => criterion === 'price')).toMatchObject({
    text: 'under',
    values: { difference: 1_200_000 },
  })
  expect(match?.parts.find(({ criterion }) => criterion === 'wishes')).toMatchObject({
    points: 0,
    known: true,
    text: 'lacks',
    values: { no: ['pool'] },
  })
  expect(match?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(match?.score)
  const { items } = (
    await server.call('listPropertyMatches', {
      token: admin.token,
      params: { propertyId: home.id },
    })
  ).body as PropertyMatchPage
  expect(items.find(({ demandId }) => demandId === demand.id)).toMatchObject({
    score: match?.score,
    contactName: demand.contact?.name ?? null,
    ref: demand.ref,
  })
})

test("another agency's public homes are marked as such; a colleague's home that is not shared is seen as the public sees it", async () => {
  const [theirs, hidden] = [
    await publish(other, { ine: '07062' }),
    await publish(colleague, { ine: '07062' }),
  ]
  const demand = await ask(staff, { where: { places: ['son-servera'] } })
  const page = await list(staff, demand.id)
  expect(page.items.map(({ home }) => [home.id, home.own, home.agencyName]).sort()).toEqual(
    [
      [theirs.id, false, 'Serra'],
      [hidden.id, false, 'Portal Vell'],
    ].sort(),
  )
  expect(
    (await list(admin, demand.id)).items.find(({ home }) => home.id === hidden.id)?.home.own,
  ).toBe(true)
  expect(
    (
      await server.call('listDemandMatches', {
        token: colleague.token,
        params: { demandId: demand.id },
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await server.call('listPropertyMatches', {
        token: staff.token,
        params: { propertyId: hidden.id },
      })
    ).status,
  ).toBe(404)
  const { items } = (
    await server.call('listPropertyMatches', {
      token: colleague.token,
      params: { propertyId: hidden.id },
    })
  ).body as PropertyMatchPage
  expect(items).toEqual([])
  // What a list counts is what its page shows: a colleague's home tells nobody who asks for it.
  const { body: counted } = await server.call('countMatches', {
    token: staff.token,
    query: { demands: [demand.id], properties: [hidden.id, theirs.id] },
  })
  expect(counted).toEqual({ demands: [{ id: demand.id, good: 2, new: 2 }], properties: [] })
  const { body: known } = await server.call('countMatches', {
    token: admin.token,
    query: { properties: [hidden.id, theirs.id] },
  })
  expect(known).toEqual({ demands: [], properties: [{ id: hidden.id, good: 1, new: 1 }] })
})

test("a shared demand's reader sees its homes and may not change what became of them", async () => {
  const home = await publish(admin, { ine: '07042', shared: true })
  const demand = await ask(admin, {
    where: { places: ['pollenca'] },
    follow: { frequency: 'instant', shared: true },
  })
  expect(refs(await list(staff, demand.id))).toContain(home.ref)
  expect((await react(staff, demand.id, home.id, { state: 'liked' })).status).toBe(403)
})

test('what was disliked leaves the list and can be taken back; a reason is asked for', async () => {
  const home = await publish(admin, { ine: '07003' })
  const demand = await ask(admin, { where: { places: ['alcudia'] } })
  expect((await react(admin, demand.id, home.id, { state: 'disliked' })).status).toBe(400)
  expect(
    (await react(admin, demand.id, home.id, { state: 'disliked', reason: 'price' })).body,
  ).toMatchObject({ state: 'disliked', reason: 'price' })
  expect(refs(await list(admin, demand.id))).toEqual([])
  const out = await list(admin, demand.id, { show: 'out' })
  expect([refs(out), out.counts.out]).toEqual([[home.ref], 1])
  expect((await react(admin, demand.id, home.id, { state: 'new' })).body).toMatchObject({
    state: 'new',
    reason: null,
  })
  expect(refs(await list(admin, demand.id))).toEqual([home.ref])
})

test('reactions shift the weights, say why, and can be left out', async () => {
  const over = [
    await publish(admin, { ine: '07011', price: 52_000_000 }),
    await publish(admin, { ine: '07011', price: 53_000_000 }),
  ]
  const demand = await ask(admin, { where: { places: ['calvia'] } })
  const weight = async () =>
    (await list(admin, demand.id)).items[0]?.parts.find(({ criterion }) => criterion === 'price')
      ?.weight
  const before = await weight()
  for (const { id } of over) await react(admin, demand.id, id, { state: 'liked' })
  const { tuning } = await list(admin, demand.id)
  expect(tuning).toEqual([
    { criterion: 'price', percent: -20, cause: 'likedOver', count: 2, on: true, places: [] },
  ])
  expect(await weight()).toBeLessThan(before ?? 0)
  const off = await server.call('tuneMatches', {
    token: admin.token,
    params: { demandId: demand.id },
    body: { criterion: 'price', on: false },
  })
  expect(off.body).toMatchObject({ items: [{ on: false }] })
  expect(await weight()).toBe(before)
})

test('near misses are computed and open their homes', async () => {
  for (const price of [56_200_000, 56_500_000, 57_000_000])
    await publish(admin, { ine: '07055', price })
  const [poor, near] = [
    await publish(admin, { ine: '07055', pool: 'none' }),
    await publish(admin, { ine: '07041', pool: 'private' }),
  ]
  const demand = await ask(admin, {
    where: { places: ['santa-margalida'] },
    home: { mustHave: ['pool'] },
  })
  const { items } = (
    await server.call('listNearMisses', { token: admin.token, params: { demandId: demand.id } })
  ).body as NearMissList
  const feature = items.find(({ fail }) => fail === 'must')
  expect(feature).toMatchObject({ key: 'must:pool', count: 1, code: 'pool' })
  expect(items.find(({ fail }) => fail === 'price')).toMatchObject({
    count: 3,
    value: 57_000_000,
    difference: 2_000_000,
  })
  expect(refs(await list(admin, demand.id, { near: 'must:pool' }))).toEqual([poor.ref])
  expect(near.id).toBeTruthy()
})

test('a price that comes within reach tells the agent once, of good homes only, and at the rhythm of the demand', async () => {
  const home = await publish(admin, { ine: '07040', price: 90_000_000 })
  const [instant, never] = [
    await ask(staff, { where: { places: ['palma'] } }),
    await ask(staff, { where: { places: ['palma'] }, follow: { frequency: 'never' } }),
  ]
  const told = async () =>
    (await news(staff))
      .filter(({ href }) => href.endsWith(instant.id) || href.endsWith(never.id))
      .map(({ href, body }) => [href.split('/').at(-1), body])
  expect(await told()).toEqual([])
  const { version, basics } = (
    await server.call('getProperty', { token: admin.token, params: { id: home.id } })
  ).body as Property
  await server.call('updateProperty', {
    token: admin.token,
    params: { id: home.id },
    body: { version, basics: { ...basics, offers: [{ operation: 'V', price: 49_000_000 }] } },
  })
  await server.runJobs()
  expect(await told()).toEqual([[instant.id, 'Un inmueble nuevo encaja: 100 de 100']])
  await server.call('updateProperty', {
    token: admin.token,
    params: { id: home.id },
    body: { version: version + 1, texts: { title: { es: 'Otra' }, description: { es: 'Casa.' } } },
  })
  await server.runJobs()
  expect(await told()).toHaveLength(1)
  const { body } = await server.call('countMatches', {
    token: admin.token,
    query: { demands: [instant.id, never.id], properties: [home.id] },
  })
  expect(body).toMatchObject({
    demands: expect.arrayContaining([
      { id: instant.id, good: 1, new: 1 },
      { id: never.id, good: 1, new: 1 },
    ]),
    properties: [{ id: home.id, good: 2, new: 2 }],
  })
})

test('a home that leaves the market leaves the lists', async () => {
  const home = await publish(admin, { ine: '07042' })
  const demand = await ask(admin, { where: { places: ['petra', 'pollenca'] } })
  const before = refs(await list(admin, demand.id)).includes(home.ref)
  expect(before).toBe(true)
  await server.call('archiveProperty', { token: admin.token, params: { id: home.id } })
  await server.runJobs()
  expect(refs(await list(admin, demand.id))).not.toContain(home.ref)
})

test('one demand that cannot be told of keeps no other from its news', async () => {
  const where = { places: ['andratx'] }
  const [one, two] = [
    await ask(admin, { where, follow: { frequency: 'daily' } }),
    await ask(admin, { where, follow: { frequency: 'daily' } }),
  ]
  await publish(admin, { ine: '07005' })
  const told = async () =>
    (await news(admin)).filter(({ href }) => href.endsWith(one.id) || href.endsWith(two.id)).length
  // Where the clock is set back, a day has 25 hours.
  const tomorrow = { ...server.deps, now: () => new Date(Date.now() + 26 * 3_600_000) }
  const end = await refuseFirst(server.db, 'match')
  await expect(notifyDue(tomorrow)).rejects.toThrow('refused')
  await end()
  expect(await told()).toBe(1)
  await notifyDue(tomorrow)
  expect(await told()).toBe(2)
})

test('what a clock that ran a year ahead found is told in its turn', async () => {
  const { id } = await ask(admin, {
    where: { places: ['capdepera'] },
    follow: { frequency: 'daily' },
  })
  await publish(admin, { ine: '07014' })
  await sql`update match set found_at = found_at + interval '1 year' where demand_id = ${id}`.execute(
    server.db,
  )
  await notifyDue({ ...server.deps, now: () => new Date(Date.now() + 86_400_000) })
  expect((await news(admin)).filter(({ href }) => href.endsWith(id))).toHaveLength(1)
})

test('one home that cannot be weighed keeps no other from its demands', async () => {
  const demand = await ask(admin, { where: { places: ['arta'] } })
  const homes = [await publish(admin, { ine: '07006' }), await publish(admin, { ine: '07006' })]
  await sql`delete from match where demand_id = ${demand.id}`.execute(server.db)
  await sql`insert into match_due (kind, id, at, quiet) select 'home', h.id, now(), false
    from unnest(${homes.map(({ id }) => id)}::uuid[]) h (id)`.execute(server.db)
  const found = async () =>
    (await sql`select from match where demand_id = ${demand.id}`.execute(server.db)).rows.length
  // Together, and then the first of them by itself.
  const end = await refuseFirst(server.db, 'match', 'insert', 2)
  await expect(weighDue(server.deps)).rejects.toThrow('refused')
  await end()
  expect(await found()).toBe(1)
  await weighDue(server.deps)
  expect(await found()).toBe(2)
})

test('what waits is weighed in turns: a process that stops leaves the rest to the next', async () => {
  const demand = await ask(admin, { where: { places: ['campos'] } })
  await sql`insert into match_due (kind, id, at, quiet) values ('demand', ${demand.id}, now(), false)
    on conflict do nothing`.execute(server.db)
  await expect(weighDue(server.deps, () => true)).rejects.toBeInstanceOf(PutBack)
  await weighDue(server.deps, () => true)
})

test('a demand that has expired finds no homes when it is weighed anew', async () => {
  const demand = await ask(admin, { where: { places: ['ses-salines'] } })
  await sql`update match_demand set expires_at = now() - interval '1 day'
    where demand_id = ${demand.id}`.execute(server.db)
  await publish(admin, { ine: '07059' })
  await sql`insert into match_due (kind, id, at, quiet) values ('demand', ${demand.id}, now(), false)
    on conflict do nothing`.execute(server.db)
  await weighDue(server.deps)
  const { rows } = await sql`select from match where demand_id = ${demand.id}`.execute(server.db)
  expect(rows).toHaveLength(0)
  await sql`update match_demand set expires_at = null where demand_id = ${demand.id}`.execute(
    server.db,
  )
  await sql`insert into match_due (kind, id, at, quiet) values ('demand', ${demand.id}, now(), false)
    on conflict do nothing`.execute(server.db)
  await weighDue(server.deps)
  const again = await sql`select from match where demand_id = ${demand.id}`.execute(server.db)
  expect(again.rows.length).toBeGreaterThan(0)
})
