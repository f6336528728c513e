import { commands } from '../modules/market/index.ts'
import { PHOTOS, shop } from '../testing/shop.ts'
import { picture } from '../testing/home.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/** A plan of a home, which is delivered with its areas as data. */
const PLAN = { ...PHOTOS, category: 'floor_plan' as const }

/** What an agency sells and buys: a draft that nobody else sees, and an order under way. */
export interface MarketWorld {
  publicationId: string
  orderId: string
  fileId: string
  hash: string
}

/** A publication of the agency's own, and an order that it made of somebody else's service. */
export async function marketOf(
  server: TestServer,
  admin: Person,
  propertyId: string,
): Promise<MarketWorld> {
  const acts = shop(server)
  const seller = await server.register({ role: 'SERVICE' })
  await acts.seller(seller)
  await acts.seller(admin, { displayName: 'Casa' })
  const { token } = admin
  const { body: draft } = await server.call('createMarketPublication', { token, body: PHOTOS })
  const { body: own } = await server.call('addMarketPicture', {
    token,
    params: { id: draft.id },
    files: [{ field: 'picture', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
  })
  const item = await acts.publish(seller, PLAN)
  // The world has an operator, who looks first.
  if (item.state === 'review')
    await commands.find(({ words }) => words === 'publication ok')?.run([item.id], server.deps)
  const made = await acts.order(admin, item.id, { propertyId })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const order = made.body
  const accepted = await acts.done(seller, order, 'accept')
  const added = await acts.addFile(seller, order.id, await picture(), { kind: 'plan' })
  const measured = await server.call('saveOrderDelivery', {
    token: seller.token,
    params: { id: order.id },
    body: { version: accepted.version, areas: { usable: 94.5, built: 112 } },
  })
  if (measured.status !== 200) throw new Error(JSON.stringify(measured.body))
  await acts.done(seller, measured.body, 'deliver')
  return {
    publicationId: own.id,
    orderId: order.id,
    fileId: added.body.order.files[0]?.id ?? '',
    hash: own.pictures[0]?.hash ?? '',
  }
}
