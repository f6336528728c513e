import { type Thing, make } from './objects.ts'
import { Refusal } from './memory.ts'
import type { World } from './world.ts'

/** A call as it came in. */
export interface Came {
  method: string
  path: string
  fields: Thing
  account: string | undefined
  /** Where the double's own pages are. */
  base: string
}

type Route = (world: World, call: Came, id: string) => Thing

const listOf = (data: Thing[], more = false): Thing => ({ object: 'list', has_more: more, data })

/** Newest first, a page of them. */
function pageOf(things: Thing[], { fields }: Came): Thing {
  const since = Number(fields['created[gte]'] ?? 0)
  const all = things.filter(({ created }) => created >= since)
  const start = fields['starting_after']
    ? all.findIndex(({ id }) => id === fields['starting_after']) + 1
    : 0
  const limit = Number(fields['limit'] ?? 10)
  return listOf(all.slice(start, start + limit), start + limit < all.length)
}

/** What is asked to be shown in place of its id. */
const expanded = (fields: Thing): string[] =>
  Object.keys(fields)
    .filter((one) => one.startsWith('expand['))
    .map((one) => fields[one] as string)

const ROUTES: [method: string, path: RegExp, run: Route][] = [
  ['POST', /^\/v1\/accounts$/, (world, { fields }) => world.account(fields)],
  ['GET', /^\/v1\/accounts\/(\w+)$/, (world, _call, id) => world.get(id, 'account')],
  [
    'POST',
    /^\/v1\/accounts\/(\w+)$/,
    (world, _call, id) => {
      const account = world.get(id, 'account')
      account['settings'] = { payouts: { schedule: { interval: 'manual' } } }
      return account
    },
  ],
  [
    'POST',
    /^\/v1\/account_links$/,
    (world, { fields }) => {
      world.get(fields['account'], 'account')
      const one = make('account_link', {})
      return {
        object: 'account_link',
        created: world.seconds(),
        expires_at: world.seconds() + 300,
        url: `https://connect.stripe.com/setup/e/${fields['account']}/${one['id']}`,
      }
    },
  ],
  ['POST', /^\/v1\/checkout\/sessions$/, (world, { fields, base }) => world.session(fields, base)],
  [
    'GET',
    /^\/v1\/checkout\/sessions\/(\w+)$/,
    (world, { fields }, id) => world.shownPage(id, expanded(fields)),
  ],
  [
    'POST',
    /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    (world, _call, id) => {
      const page = world.get(id, 'checkout.session')
      if (page['status'] !== 'open') throw new Refusal(400, 'checkout_session_closed')
      world.close(page)
      return page
    },
  ],
  [
    'GET',
    /^\/v1\/payment_intents\/(\w+)$/,
    (world, { fields }, id) => world.shown(id, expanded(fields)),
  ],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, (world, _call, id) => world.capture(id)],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, (world, _call, id) => world.cancel(id)],
  [
    'POST',
    /^\/v1\/payment_intents$/,
    (world, { fields }) =>
      fields['customer']
        ? world.charge(fields)
        : world.hold({
            amount: Number(fields['amount']),
            fee: Number(fields['application_fee_amount']),
            destination: fields['transfer_data[destination]'],
            order: fields['metadata[order]'],
          }),
  ],
  [
    'GET',
    /^\/v1\/payment_intents$/,
    (world, call) => pageOf(world.chargesOf(call.fields['customer']), call),
  ],
  [
    'POST',
    /^\/v1\/payment_methods\/(\w+)\/detach$/,
    (world, _call, id) => Object.assign(world.get(id, 'payment_method'), { customer: null }),
  ],
  ['POST', /^\/v1\/refunds$/, (world, { fields }) => world.refund(fields)],
  ['GET', /^\/v1\/(?:refunds|charges|disputes)\/(\w+)$/, (world, _call, id) => world.get(id)],
  [
    'GET',
    /^\/v1\/disputes$/,
    (world, { fields }) =>
      listOf(
        [...world.things.values()].filter(
          (one) => one['object'] === 'dispute' && one['charge'] === fields['charge'],
        ),
      ),
  ],
  ['GET', /^\/v1\/balance_transactions$/, (world, call) => pageOf(world.lines, call)],
  [
    'POST',
    /^\/v1\/transfers\/(\w+)\/reversals$/,
    (world, { fields }, id) => world.reverse(id, fields),
  ],
  [
    'GET',
    /^\/v1\/payouts$/,
    (world, call) =>
      pageOf(
        [...world.things.values()]
          .filter((one) => one['object'] === 'payout' && one['account'] === (call.account ?? ''))
          .toReversed(),
        call,
      ),
  ],
  [
    'GET',
    /^\/v1\/balance$/,
    (world, { account = '' }) => ({
      object: 'balance',
      available: [{ amount: world.balances.get(account) ?? 0, currency: 'eur' }],
      pending: [],
    }),
  ],
  [
    'POST',
    /^\/v1\/payouts$/,
    (world, { fields, account = '' }) =>
      world.payOut(account, Number(fields['amount']), { key: fields['metadata[key]'] }),
  ],
  ['GET', /^\/v1\/payouts\/(\w+)$/, (world, _call, id) => world.get(id, 'payout')],
]

/** What Stripe answers; throws Refusal, 404 for what it does not know. */
export function answerOf(world: World, call: Came): Thing {
  for (const [method, path, run] of ROUTES) {
    const found = method === call.method ? path.exec(call.path) : null
    if (found) return run(world, call, found[1] ?? '')
  }
  throw new Refusal(404, 'resource_missing')
}
