import { accounts } from './accounts.ts'
import { API, asking } from './ask.ts'
import { cards } from './cards.ts'
import { kept } from './kept.ts'
import { payouts } from './payouts.ts'
import type { PaymentsPort } from './port.ts'

/**
 * Stripe Connect over its REST interface, without its 23 MB package. `key` is the secret key; `api`
 * another address while testing.
 */
export function stripePayments(key: string, api = API): PaymentsPort {
  const ask = asking(key, api)
  return {
    livemode: /^(sk|rk)_live_/.test(key),
    ...accounts(ask),
    ...cards(ask),
    ...kept(ask),
    ...payouts(ask),
  }
}
