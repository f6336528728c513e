import { need, type Ask, type StripeObject } from './ask.ts'
import type { Moved, PaymentsPort, PayoutState } from './port.ts'

const DAY = 10
/** Lines of an account at once: as many as Stripe gives. */
const PAGE = 100
/** What charges, refunds, and refunds that a bank sent back are called among an account's lines. */
const TYPES = ['charge', 'payment', 'refund', 'payment_refund', 'refund_failure']

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, DAY)

const toPayout = (found: StripeObject): PayoutState => {
  const status = String(found['status'])
  return {
    id: need(found, 'payout', 'id', /^po_\w+$/),
    state: status === 'paid' ? 'paid' : /failed|canceled/.test(status) ? 'failed' : 'sent',
    amount: Number(found['amount']),
    arrivesOn: dayOf(Number(found['arrival_date'])),
    failure: typeof found['failure_code'] === 'string' ? found['failure_code'] : null,
  }
}

type Payouts = Pick<PaymentsPort, 'available' | 'payOut' | 'payout' | 'payoutAsked' | 'moved'>

/** A list of Stripe's, newest first, page after page. */
async function* listed(
  ask: Ask,
  path: string,
  since: Date,
  account?: string,
): AsyncGenerator<StripeObject> {
  let after: string | null = null
  do {
    const list: StripeObject = await ask({
      method: 'GET',
      path,
      fields: {
        'created[gte]': String(Math.floor(since.getTime() / 1000)),
        limit: String(PAGE),
        ...(after && { starting_after: after }),
      },
      ...(account && { account }),
    })
    const data = list['data'] as StripeObject[]
    yield* data
    after = list['has_more'] === true ? (data.at(-1)?.id ?? null) : null
  } while (after)
}

/** What Stripe kept of a line: its fee, or all of a line that is a fee. */
const costOf = (line: StripeObject): number =>
  Number(line['fee'] ?? 0) + (line['type'] === 'stripe_fee' ? -Number(line['amount']) : 0)

const toMoved = (one: StripeObject): Moved => ({
  id: one.id,
  type: String(one['type']),
  source: typeof one['source'] === 'string' ? one['source'] : '',
  amount: Number(one['amount']),
  cost: costOf(one),
  isCard: TYPES.includes(String(one['type'])),
  created: new Date(Number(one['created']) * 1000),
})

/** What sellers' accounts are paid out, and the lines of our own. */
export const payouts = (ask: Ask): Payouts => ({
  available: async (account) => {
    const found = await ask({ method: 'GET', path: '/v1/balance', account })
    const rows = (found['available'] ?? []) as { amount: number; currency: string }[]
    return rows.find(({ currency }) => currency === 'eur')?.amount ?? 0
  },
  payOut: async (account, amount, key) =>
    toPayout(
      await ask({
        path: '/v1/payouts',
        fields: { amount: String(amount), currency: 'eur', 'metadata[key]': key },
        key,
        account,
      }),
    ),
  payout: async (account, id) =>
    toPayout(await ask({ method: 'GET', path: `/v1/payouts/${encodeURIComponent(id)}`, account })),
  payoutAsked: async (account, { key, amount, since }) => {
    const all: StripeObject[] = []
    for await (const one of listed(ask, '/v1/payouts', since, account)) all.push(one)
    const keyOf = (one: StripeObject): unknown =>
      (one['metadata'] as { key?: string } | undefined)?.key
    // One without a key was asked for before payouts bore one, or by hand.
    const found =
      all.find((one) => keyOf(one) === key) ??
      all.find((one) => !keyOf(one) && one['automatic'] !== true && one['amount'] === amount)
    return found ? toPayout(found) : null
  },
  moved: async function* (since) {
    const lines: Moved[] = []
    for await (const one of listed(ask, '/v1/balance_transactions', since)) {
      const line = toMoved(one)
      if (line.isCard || line.cost !== 0) lines.push(line)
    }
    // Stripe gives the newest first.
    yield* lines.toReversed()
  },
})
