import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { picture } from '../../testing/home.ts'
import { PHOTOS, shop } from '../../testing/shop.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let acts: ReturnType<typeof shop>
let tomeu: Person
beforeAll(async () => {
  server = await startTestServer()
  acts = shop(server)
  tomeu = await server.register({ role: 'SERVICE' })
  await acts.seller(tomeu)
}, 300_000)
afterAll(() => server.close())

it('a service is changed as one knows it, and stays once it was ordered', async () => {
  const { id, version } = await acts.publish(tomeu)
  const own = { token: tomeu.token, params: { id } }
  const stale = await server.call('setMarketPublicationState', {
    ...own,
    body: { version: version - 1, state: 'paused' },
  })
  expect(stale.status).toBe(409)
  const admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  const { body: order } = await acts.order(admin, id)
  await acts.done(tomeu, order, 'accept')
  expect((await server.call('removeMarketPublication', own)).status).toBe(406)
})

it('an eleventh picture and a hundred and first service are refused', async () => {
  const { id } = await acts.publish(tomeu)
  await sql`insert into market_picture (item_id, hash, position, at)
    select ${id}::uuid, md5(n::text), n, now() from generate_series(1, 9) as n`.execute(server.db)
  const eleventh = await server.call('addMarketPicture', {
    token: tomeu.token,
    params: { id },
    files: [{ field: 'picture', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
  })
  expect(eleventh.status).toBe(406)
  await sql`insert into market_item select (jsonb_populate_record(i,
    jsonb_build_object('id', gen_random_uuid()))).* from market_item i, generate_series(1, 100)
    where i.id = ${id}`.execute(server.db)
  const more = await server.call('createMarketPublication', { token: tomeu.token, body: PHOTOS })
  expect(more.status).toBe(406)
})
