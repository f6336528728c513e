import fixtures from './fixtures.json' with { type: 'json' }

/** Any object of Stripe's. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a foreign service sends
export type Thing = Record<string, any>

let count = 0
const PREFIX: Record<keyof typeof fixtures, string> = {
  account: 'acct',
  account_link: 'link',
  'checkout.session': 'cs_test',
  payment_intent: 'pi',
  charge: 'ch',
  transfer: 'tr',
  transfer_reversal: 'trr',
  application_fee: 'fee',
  fee_refund: 'fr',
  refund: 're',
  dispute: 'dp',
  balance: 'bal',
  balance_transaction: 'txn',
  payout: 'po',
  event: 'evt',
  customer: 'cus',
  setup_intent: 'seti',
  payment_method: 'pm',
}

/** A new object of a kind: Stripe's fixture, with what is given in place of its own. */
export function make(kind: keyof typeof fixtures, more: Thing): Thing {
  count += 1
  return {
    ...structuredClone(fixtures[kind] as Thing),
    id: `${PREFIX[kind]}_rig${count}x${process.pid}`,
    livemode: false,
    metadata: {},
    currency: 'eur',
    ...more,
  }
}
