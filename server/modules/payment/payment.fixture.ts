import { randomUUID } from 'node:crypto'
import type { MarketPublication, Order } from '../../../generated/model/index.ts'
import { readEnv } from '../../config/env.ts'
import { stripePayments } from '../../ports/payments/stripe.ts'
import { picture } from '../../testing/home.ts'
import type { Person } from '../../testing/people.ts'
import { shop } from '../../testing/shop.ts'
import {
  HOOK_SECRET,
  hookOf,
  startStripe,
  STRIPE_KEY,
  type StripeDouble,
  type Thing,
} from '../../testing/stripe/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { reconcile, type Difference } from './reconcile.ts'
import type { PayDeps } from './room.ts'

/** An agency that orders by card, who sells to it, and Stripe between them. */
export interface CardWorld {
  server: TestServer
  stripe: StripeDouble
  acts: ReturnType<typeof shop>
  admin: Person
  tomeu: Person
  item: MarketPublication
  homeId: string
  account: string
  /** Hours to add to the present. */
  later(hours: number): void
  /** Sends a message as Stripe does; its status. */
  send(event: Thing, secret?: string, at?: Date): Promise<number>
  /** All messages that were not sent yet, in their order; then all jobs. */
  told(): Promise<void>
  get(who: Person, id: string): Promise<Order>
  ordered(more?: object): Promise<Order>
  /** Its page, where a card can be given. */
  page(order: Order): Promise<string>
  /** Ordered, its card given, the message there. */
  held(): Promise<Order>
  accepted(): Promise<Order>
  delivered(): Promise<Order>
  close(): Promise<void>
}

/** What differs at a look at the service; throws what could not be heard. */
export async function differences(deps: PayDeps, days?: number): Promise<Difference[]> {
  const { found, faults } = await reconcile(deps, days)
  if (faults[0]) throw faults[0].fault
  return found
}

/** The secret that comes, while the other one goes. */
export const NEXT_SECRET = 'whsec_theNextOne0123456789'
const HOUR = 3_600_000

export async function cardWorld(): Promise<CardWorld> {
  let hours = 0
  const now = (): Date => new Date(Date.now() + hours * HOUR)
  const stripe = await startStripe({ now })
  const { stripe: settings, stripeSecretKey } = readEnv({
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRETS: `${HOOK_SECRET},${NEXT_SECRET}`,
    STRIPE_CONNECT_WEBHOOK_SECRETS: HOOK_SECRET,
  })
  const server = await startTestServer(
    { payments: stripePayments(STRIPE_KEY, stripe.api), now },
    { stripe: settings, stripeSecretKey },
  )
  const acts = shop(server)
  const admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  const tomeu = await server.register({ role: 'SERVICE' })
  await acts.seller(tomeu)
  const item = await acts.publish(tomeu)
  const homeId = await acts.homeOf(admin, 'OR-1')
  const send = async (event: Thing, secret = HOOK_SECRET, at = now()): Promise<number> =>
    (await server.inject(hookOf(event, secret, at))).statusCode
  let sent = 0
  const told = async (): Promise<void> => {
    for (; sent < stripe.world.events.length; sent += 1)
      await send(stripe.world.events[sent] as Thing)
    await server.runJobs()
  }
  const get = async (who: Person, id: string): Promise<Order> =>
    (await server.call('getOrder', { token: who.token, params: { id } })).body
  const opened = await server.call('openSellerAccount', { token: tomeu.token })
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body))
  const account = 'acct_rig1'
  stripe.world.activate(account)
  await told()
  const ordered = async (more: object = {}): Promise<Order> => {
    const answer = await acts.order(admin, item.id, {
      key: randomUUID(),
      propertyId: homeId,
      pay: 'card',
      ...more,
    })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const page = async ({ id }: Order): Promise<string> => {
    const answer = await server.call('payOrder', { token: admin.token, params: { id } })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body.url.split('/').at(-1) ?? ''
  }
  const held = async (): Promise<Order> => {
    const order = await ordered()
    stripe.world.pay(await page(order))
    await told()
    return get(tomeu, order.id)
  }
  const accepted = async (): Promise<Order> => {
    const order = await acts.done(tomeu, await held(), 'accept')
    await server.runJobs()
    await told()
    return get(tomeu, order.id)
  }
  const delivered = async (): Promise<Order> => {
    const order = await accepted()
    await acts.addFile(tomeu, order.id, await picture())
    return acts.done(tomeu, order, 'deliver')
  }
  return {
    server,
    stripe,
    acts,
    admin,
    tomeu,
    item,
    homeId,
    account,
    later: (more) => (hours += more),
    send,
    told,
    get,
    ordered,
    page,
    held,
    accepted,
    delivered,
    close: async () => {
      await server.close()
      await stripe.close()
    },
  }
}
