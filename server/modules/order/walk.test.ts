import { afterAll, beforeAll, expect, it } from 'vitest'
import { OrderAct, type Order, type OrderState } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { PHOTOS, shop } from '../../testing/shop.ts'

/**
 * Acceptance 5: every state × act × caller. What each state lets whom do, written down here by hand
 * from the design (B buyer, S seller); all else is refused. `judge` is the command line's alone.
 */
const AGAIN = 'accepted after a round of changes'
/** The hour at the house is over, and nothing was delivered (docs/decisions/0445). */
const MISSED = 'accepted, and nobody came'
const MAY: Record<OrderState | typeof AGAIN | typeof MISSED, string> = {
  asked: 'quote:S decline:S cancel:B',
  quoted: 'quote:S order:B cancel:B',
  requested: 'accept:S decline:S cancel:B',
  accepted: 'move:BS confirm_move:BS deliver:S no_access:S cancel:BS received:S refund:S remind:S',
  [AGAIN]:
    'move:BS confirm_move:BS deliver:S no_access:S cancel:S dispute:B received:S refund:S remind:S',
  [MISSED]:
    'move:BS confirm_move:BS deliver:S no_access:S cancel:BS dispute:B received:S refund:S remind:S',
  delivered: 'take:B redo:B dispute:B received:S refund:S remind:S',
  disputed: 'agree:BS received:S',
  completed: 'take:B received:S refund:S remind:S',
  closed: 'received:S refund:S remind:S',
  cancelled: 'received:S refund:S',
  declined: '',
  expired: '',
}

let server: TestServer
let order: Order
const callers: [name: string, who: Person | null, side: 'B' | 'S' | number][] = []

beforeAll(async () => {
  server = await startTestServer()
  const acts = shop(server)
  const admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  const buyer = await server.register({ role: 'STAFF', agency: admin })
  await sql`update app_user set permissions = '{"buy": true}' where id = ${buyer.profile.id}`.execute(
    server.db,
  )
  const seller = await server.register({ role: 'SERVICE' })
  await acts.seller(seller)
  // Work without files or an hour: what is walked here is the table, not what acts need.
  const item = await acts.publish(seller, { ...PHOTOS, category: 'cleaning' })
  const made = await acts.order(buyer, item.id)
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  order = made.body
  callers.push(
    ['the ADMIN of the buyer', admin, 'B'],
    ['the STAFF who ordered', buyer, 'B'],
    ['a colleague', await server.register({ role: 'STAFF', agency: admin }), 404],
    ['the seller', seller, 'S'],
    ['another agency', await server.register({ role: 'ADMIN', agencyName: 'Otra' }), 404],
    ['another seller', await server.register({ role: 'SERVICE' }), 404],
    ['a visitor with an account', await server.register({ role: 'USER' }), 403],
    ['nobody', null, 401],
  )
}, 300_000)
afterAll(() => server.close())

type Put = keyof typeof MAY

/** The order in a state, with all that its acts look at. */
async function put(as: Put, side: string): Promise<number> {
  const state = as === AGAIN || as === MISSED ? 'accepted' : as
  // Nobody is missed before the hour, nor accepts one that has passed.
  const hours = state !== 'accepted' ? 720 : as === MISSED ? -2 : -0.5
  await sql`delete from order_act where act = 'remind'`.execute(server.db)
  const { rows } = await sql<{ version: number }>`update market_order set state = ${state},
    payment = 'awaiting', paid_at = now(), refunded = 0, back = 0, written_at = null,
    redos = ${as === AGAIN ? 1 : 0},
    starts_at = now() + ${hours} * interval '1 hour',
    ends_at = now() + ${hours + 1} * interval '1 hour',
    proposed_at = now() + interval '40 days', proposed_by = ${side === 'B' ? 'seller' : 'buyer'},
    ended_at = null, total = 25440, version = version + 10 where id = ${order.id}
    returning version`.execute(server.db)
  return rows[0]?.version ?? 0
}

const allowed = (state: Put, act: OrderAct): string =>
  MAY[state]
    .split(' ')
    .find((one) => one.startsWith(`${act}:`))
    ?.split(':')[1] ?? ''
const everOf = (act: OrderAct): string =>
  (Object.keys(MAY) as Put[]).map((state) => allowed(state, act)).join('')

it.each(Object.keys(MAY) as Put[])('acceptance 5: %s, every act by every caller', async (state) => {
  for (const act of Object.values(OrderAct))
    for (const [name, who, side] of callers) {
      const version = await put(state, String(side))
      const { status } = await server.call('actOnOrder', {
        token: who?.token ?? '',
        params: { id: order.id },
        body: {
          version,
          act,
          text: 'Porque sí',
          percent: 10,
          ...(act !== 'received' && { amount: 1_000 }),
        },
      })
      const wanted =
        typeof side === 'number'
          ? side
          : !everOf(act).includes(side)
            ? 403
            : allowed(state, act).includes(side)
              ? 200
              : 406
      expect([state, act, name, status]).toEqual([state, act, name, wanted])
    }
})
