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

type Payouts = Pick<PaymentsPort, 'available' | 'payOut' | 'payout' | 'moved'>

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
        fields: { amount: String(amount), currency: 'eur' },
        key,
        account,
      }),
    ),
  payout: async (account, id) =>
    toPayout(await ask({ method: 'GET', path: `/v1/payouts/${encodeURIComponent(id)}`, account })),
  moved: async function* (since) {
    const lines: Moved[] = []
    let after: string | null = null
    do {
      const list: StripeObject = await ask({
        method: 'GET',
        path: '/v1/balance_transactions',
        fields: {
          'created[gte]': String(Math.floor(since.getTime() / 1000)),
          limit: String(PAGE),
          ...(after && { starting_after: after }),
        },
      })
      const data = list['data'] as StripeObject[]
      lines.push(
        ...data
          .filter((one) => TYPES.includes(String(one['type'])))
          .map((one) => ({
            id: one.id,
            type: String(one['type']),
            source: String(one['source']),
            amount: Number(one['amount']),
            created: new Date(Number(one['created']) * 1000),
          })),
      )
      after = list['has_more'] === true ? (data.at(-1)?.id ?? null) : null
    } while (after)
    // Stripe gives the newest first.
    yield* lines.toReversed()
  },
})
