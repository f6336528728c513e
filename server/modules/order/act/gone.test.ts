import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { orderWorld, type OrderWorld } from '../order.fixture.ts'

let world: OrderWorld
beforeAll(async () => {
  world = await orderWorld()
}, 300_000)
afterAll(() => world.server.close())

const requested = async (): Promise<string> => {
  const { id } = await world.atTheHouse(30)
  await sql`update market_order set state = 'requested', payment = 'none', event_id = null,
    buyer_user = ${world.staff.profile.id} where id = ${id}`.execute(world.server.db)
  return id
}

it('who ordered and left is not asked for: the agency’s ADMIN is, in diary, news and telephone', async () => {
  const { acts, admin, staff, tomeu, server } = world
  await sql`update app_user set phone = '+34600111222' where id = ${staff.profile.id}`.execute(
    server.db,
  )
  const id = await requested()
  const other = await server.register({ role: 'ADMIN', agencyName: 'Nova feina' })
  await sql`update app_user set agency_id = ${other.profile.agency_ids[0]}
    where id = ${staff.profile.id}`.execute(server.db)
  await server.db.deleteFrom('notification').execute()
  const accepted = await acts.act(tomeu, await world.get(tomeu, id), 'accept')
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  expect(accepted.body.home?.contactPhone).not.toBe('+34600111222')
  const told = await server.db
    .selectFrom('notification')
    .select('user_id')
    .where('topic', '=', `order:${id}`)
    .execute()
  expect(told.map(({ user_id }) => user_id)).toEqual([admin.profile.id])
  const event = await server.db
    .selectFrom('agenda_event')
    .select('organiser_id')
    .where('agency_id', '=', admin.profile.agency_ids[0] ?? '')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  expect(event?.organiser_id).toBe(admin.profile.id)
})

it('a home in the bin does not keep its order from being accepted', async () => {
  const { acts, tomeu, server } = world
  const id = await requested()
  await sql`update property set deleted_at = now() where id = ${world.homeId}`.execute(server.db)
  const accepted = await acts.act(tomeu, await world.get(tomeu, id), 'accept')
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
})
