import type { MarketPublication, Order, Property } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { picture } from '../../testing/home.ts'
import type { Person } from '../../testing/people.ts'
import { PHOTOS, shop } from '../../testing/shop.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** An agency that orders, its STAFF, who sells to it, one service and one home. */
export interface OrderWorld {
  server: TestServer
  acts: ReturnType<typeof shop>
  admin: Person
  staff: Person
  tomeu: Person
  item: MarketPublication
  homeId: string
  ordered(more?: object): Promise<Order>
  accepted(): Promise<Order>
  delivered(): Promise<Order>
  /** A floor plan, delivered as data: accepted. */
  planned(): Promise<Order>
  /** Work at the house: accepted, its hour so many hours from now. */
  atTheHouse(hours: number): Promise<Order>
  get(who: Person, id: string): Promise<Order>
}

/** A server of its own with all that an order needs. */
export async function orderWorld(): Promise<OrderWorld> {
  const server = await startTestServer()
  const acts = shop(server)
  const admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  const staff = await server.register({ role: 'STAFF', agency: admin })
  const tomeu = await server.register({ role: 'SERVICE' })
  await acts.seller(tomeu)
  const item = await acts.publish(tomeu)
  const visit = await acts.publish(tomeu, { ...PHOTOS, needsHome: true, minutes: 90 })
  const homeId = await acts.homeOf(admin, 'OR-1')
  const { body } = await server.call('getProperty', { token: admin.token, params: { id: homeId } })
  const { version, location } = body as Property
  await server.call('updateProperty', {
    token: admin.token,
    params: { id: homeId },
    body: { version, location: { ...location, streetName: 'sa Lluna', number: '12' } },
  })
  const get = async (who: Person, id: string): Promise<Order> =>
    (await server.call('getOrder', { token: who.token, params: { id } })).body
  const made = async (itemId: string, more: object): Promise<Order> => {
    const answer = await acts.order(admin, itemId, { propertyId: homeId, ...more })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const ordered = (more: object = {}): Promise<Order> => made(item.id, more)
  const accepted = async (): Promise<Order> => acts.done(tomeu, await ordered(), 'accept')
  const delivered = async (): Promise<Order> => {
    const order = await accepted()
    await acts.addFile(tomeu, order.id, await picture())
    return acts.done(tomeu, order, 'deliver')
  }
  const planned = async (): Promise<Order> => {
    const plan = await acts.publish(tomeu, { ...PHOTOS, category: 'floor_plan', options: [] })
    return acts.done(tomeu, await made(plan.id, { options: [], expectedTotal: 19_080 }), 'accept')
  }
  let nth = 0
  const atTheHouse = async (hours: number): Promise<Order> => {
    const { body: free } = await server.call('listMarketTimes', {
      token: admin.token,
      params: { id: visit.id },
      query: { propertyId: homeId, days: 14 },
    })
    const startsAt = free.items[3 + nth++]?.startsAt
    const order = await acts.done(tomeu, await made(visit.id, { startsAt }), 'accept')
    await sql`update market_order set starts_at = now() + ${hours} * interval '1 hour',
      ends_at = now() + ${hours + 1} * interval '1 hour' where id = ${order.id}`.execute(server.db)
    return get(tomeu, order.id)
  }
  return {
    server,
    acts,
    admin,
    staff,
    tomeu,
    item,
    homeId,
    ordered,
    accepted,
    delivered,
    planned,
    atTheHouse,
    get,
  }
}
