import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MarketPublication } from '../../../generated/model/index.ts'
import { json, sql, uuidv7 } from '../../db/index.ts'
import { look, ownHash } from '../../redraw/index.ts'
import type { Person } from '../../testing/people.ts'
import { PHOTOS, shop } from '../../testing/shop.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { commands } from './index.ts'

/** A price of which another version wrote more than this one can read. */
const MORE = { price: { kind: 'fixed', amount: 18_000, least: 90_000 } }

let server: TestServer
let acts: ReturnType<typeof shop>
let admin: Person
let tomeu: Person
beforeAll(async () => {
  server = await startTestServer()
  acts = shop(server)
  admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  tomeu = await server.register({ role: 'SERVICE' })
  await acts.seller(tomeu)
}, 300_000)
afterAll(() => server.close())

const write = (id: string, odd: object) =>
  sql`update market_item set doc = doc || ${json(odd)} where id = ${id}`.execute(server.db)
const shown = async (who: Person, id: string) =>
  (await server.call('getMarketItem', { token: who.token, params: { id } })).status
const listed = async (id: string) =>
  (await server.call('listMarket', { token: admin.token, query: { limit: 100 } })).body.items.some(
    (row) => row.id === id,
  )
const own = async ({ token }: Person, id: string): Promise<MarketPublication> =>
  (await server.call('getMarketPublication', { token, params: { id } })).body
const save = async (id: string, more: object = {}) => {
  const { version } = await own(tomeu, id)
  const body = { ...PHOTOS, ...more, version }
  return server.call('updateMarketPublication', { token: tomeu.token, params: { id }, body })
}
const stands = async (id: string) =>
  (
    await sql<{ from: number | null; price: unknown }>`
      select price_from as from, doc -> 'price' as price from market_item where id = ${id}`.execute(
      server.db,
    )
  ).rows[0]

it('a service that is read by half has no price on the market, and its seller is told', async () => {
  const { id } = await acts.publish(tomeu)
  expect([await listed(id), await shown(admin, id), (await own(tomeu, id)).missing]).toEqual([
    true,
    200,
    [],
  ])
  await write(id, MORE)
  expect([await listed(id), await shown(admin, id), await shown(tomeu, id)]).toEqual([
    false,
    503,
    200,
  ])
  const { state, missing, version } = await own(tomeu, id)
  expect([state, missing]).toEqual(['published', ['unread']])
  const move = (to: 'paused' | 'published', at: number) =>
    server.call('setMarketPublicationState', {
      token: tomeu.token,
      params: { id },
      body: { version: at, state: to },
    })
  expect((await move('paused', version)).status).toBe(200)
  expect((await move('published', version + 1)).status).toBe(406)
})

it('nor one whose seller is read by half', async () => {
  const other = await server.register({ role: 'SERVICE' })
  await acts.seller(other)
  const { id } = await acts.publish(other)
  await sql`update seller set doc = doc || ${json({ retention: 'double' })}
    where user_id = ${other.profile.id}`.execute(server.db)
  expect([await listed(id), await shown(admin, id)]).toEqual([false, 503])
  expect((await own(other, id)).missing).toEqual(['unread'])
})

it('a seller of a kind that is unread keeps what belongs to it when something else is saved', async () => {
  const other = await server.register({ role: 'SERVICE' })
  await acts.seller(other)
  const whose = sql`user_id = ${other.profile.id}`
  await sql`update seller set doc = doc || ${json({ kind: 'cooperative', registerNumber: 'PM-1' })}
    where ${whose}`.execute(server.db)
  const change = async (more: object) => {
    const { version } = (await server.call('getSeller', { token: other.token })).body
    const body = { version, ...more }
    const { status } = await server.call('updateSeller', { token: other.token, body })
    const { rows } = await sql<{ doc: object }>`
      select doc #> '{}' as doc from seller where ${whose}`.execute(server.db)
    return [status, rows[0]?.doc]
  }
  const kept = { kind: 'cooperative', retention: 'full', registerNumber: 'PM-1' }
  expect(await change({ phone: '+34971111222' })).toMatchObject([
    200,
    { ...kept, phone: '+34971111222' },
  ])
  // Who says here what they are has said it.
  const [status, doc] = await change({ kind: 'company' })
  expect([status, doc]).toMatchObject([200, { kind: 'company', registerNumber: 'PM-1' }])
  expect(doc).not.toHaveProperty('retention')
})

it('what a price is found by is not written by half of it, and a price said anew is', async () => {
  const { id } = await acts.publish(tomeu)
  await write(id, MORE)
  await sql`update market_item set price_from = 90000 where id = ${id}`.execute(server.db)
  expect((await save(id, { leadDays: 2 })).body.missing).toEqual(['unread'])
  expect(await stands(id)).toEqual({ from: 90_000, price: MORE.price })
  await write(id, { price: { kind: 'lease', amount: 40 } })
  expect((await save(id, { price: { kind: 'fixed', amount: 20_000 } })).body.missing).toEqual([])
  expect(await stands(id)).toEqual({ from: 20_000, price: { kind: 'fixed', amount: 20_000 } })
  expect(await listed(id)).toBe(true)
})

it('an option and a tier keep what another version wrote of them when they are changed', async () => {
  const { id } = await acts.publish(tomeu, {
    ...PHOTOS,
    price: { kind: 'tiers', tiers: [{ upToM2: 100, amount: 15_000 }, { amount: 25_000 }] },
  })
  const [drone] = (await own(tomeu, id)).doc.options ?? []
  const price = {
    kind: 'tiers',
    tiers: [
      { upToM2: 100, amount: 15_000 },
      { amount: 25_000, perRoom: true },
    ],
  }
  await write(id, { options: [{ ...drone, least: 2 }], price })
  const saved = await save(id, {
    options: [{ id: drone?.id, name: 'Dron 4K', amount: 7_000 }],
    price: { kind: 'tiers', tiers: [{ upToM2: 100, amount: 15_000 }, { amount: 28_000 }] },
  })
  const { rows } = await sql<{ doc: MarketPublication['doc'] }>`
    select doc #> '{}' as doc from market_item where id = ${id}`.execute(server.db)
  expect([saved.status, rows[0]?.doc.options, rows[0]?.doc.price?.tiers]).toEqual([
    200,
    [{ id: drone?.id, name: 'Dron 4K', amount: 7_000, least: 2 }],
    [
      { upToM2: 100, amount: 15_000 },
      { amount: 28_000, perRoom: true },
    ],
  ])
  // One tier less, and the other changed: nobody can tell which one it was.
  const tiers = { kind: 'tiers', tiers: [{ amount: 30_000 }] }
  expect((await save(id, { price: tiers })).status).toBe(503)
})

it('what it is found by follows the contract', async () => {
  const [whole, half] = [await acts.publish(tomeu), await acts.publish(tomeu)]
  await write(half.id, MORE)
  await sql`update market_item set price_from = 1, islands = '{}'
    where id in (${whole.id}, ${half.id})`.execute(server.db)
  await sql`insert into listing_contract (id, hash) values (1, 'older') on conflict (id) do update
    set hash = 'older'`.execute(server.db)
  expect(await look(server.deps, { id: uuidv7(), hash: ownHash() })).toBe(true)
  await server.runJobs()
  expect([(await stands(whole.id))?.from, (await stands(half.id))?.from]).toEqual([18_000, 1])
})

it('what was not seen whole is not approved', async () => {
  server.deps.config.operators.push('operadora@llar.example')
  const { id, state } = await acts.publish(tomeu)
  const approve = () =>
    commands.find(({ words }) => words === 'publication ok')?.run([id], server.deps)
  await write(id, MORE)
  expect([state, (await approve())?.code]).toEqual(['review', 1])
  await write(id, { price: PHOTOS.price })
  expect((await approve())?.code).toBe(0)
  server.deps.config.operators.splice(0)
})
