import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { shop } from '../../../testing/shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { salesUnderWay } from '../../order/index.ts'
import { pauseOwn } from '../index.ts'

let server: TestServer
let acts: ReturnType<typeof shop>
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  acts = shop(server)
  admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
}, 300_000)
afterAll(() => server.close())

it('what somebody sold leaves the market when they are given another role, once nobody waits for it', async () => {
  const sells = await server.register({ role: 'SERVICE' })
  await acts.seller(sells)
  const { id } = await acts.publish(sells)
  const { body: waiting } = await acts.order(admin, id, {})
  const underWay = () => salesUnderWay(server.db, sells.profile.id)
  expect(await underWay()).toBe(1)
  await acts.done(sells, waiting, 'decline')
  expect(await underWay()).toBe(0)
  const { body: late } = await acts.order(admin, id, {})
  await sql`update market_order set state = 'expired' where id = ${late.id}`.execute(server.db)
  expect(await underWay()).toBe(0)
  expect(await pauseOwn(server.db, sells.profile.id, new Date())).toBe(1)
  expect((await server.call('getMarketItem', { token: admin.token, params: { id } })).status).toBe(
    404,
  )
  // The operator gives the role back: it is put on offer again as it was.
  const own = { token: sells.token, params: { id } }
  const { body: paused } = await server.call('getMarketPublication', own)
  expect(paused.state).toBe('paused')
  const body = { version: paused.version, state: 'published' } as const
  expect((await server.call('setMarketPublicationState', { ...own, body })).status).toBe(200)
})
