import { createHash } from 'node:crypto'
import { need, type Ask } from './ask.ts'
import type { PaymentsPort } from './port.ts'

/** Paid out only when we ask: until an order is completed the money is there to go back. */
const MANUAL = { 'settings[payouts][schedule][interval]': 'manual' }

interface Account {
  charges_enabled?: boolean
  payouts_enabled?: boolean
  details_submitted?: boolean
  requirements?: { disabled_reason?: string | null }
  settings?: { payouts?: { schedule?: { interval?: string } } }
}

/** Connect Express accounts, and their pages. */
export const accounts = (
  ask: Ask,
): Pick<PaymentsPort, 'openAccount' | 'accountPage' | 'account'> => ({
  openAccount: async ({ userId, email, sessionId }) => {
    const fields = {
      type: 'express',
      country: 'ES',
      email,
      'capabilities[transfers][requested]': 'true',
      'capabilities[card_payments][requested]': 'true',
      ...MANUAL,
      'metadata[user]': userId,
    }
    // A changed e-mail is another request: Stripe refuses the same key with other fields. So is
    // another session: whoever proved the e-mail of an account gets none that was opened before.
    const asked = createHash('sha256').update(`${userId} ${email} ${sessionId}`).digest('hex')
    const made = await ask({ path: '/v1/accounts', fields, key: `account-${asked}` })
    return need(made, 'account', 'id', /^acct_\w+$/)
  },
  accountPage: async (account, { returnUrl, refreshUrl }) => {
    const fields = {
      account,
      return_url: returnUrl,
      refresh_url: refreshUrl,
      type: 'account_onboarding',
    }
    const page = await ask({ path: '/v1/account_links', fields })
    return need(page, 'account_link', 'url', /^https?:\/\//)
  },
  account: async (id) => {
    const path = `/v1/accounts/${encodeURIComponent(id)}`
    const found = await ask({ method: 'GET', path })
    need(found, 'account', 'id', /^acct_\w+$/)
    const { settings, ...one } = found as unknown as Account
    if (settings?.payouts?.schedule?.interval !== 'manual') await ask({ path, fields: MANUAL })
    if (one.charges_enabled && one.payouts_enabled) return 'active'
    const stopped = one.requirements?.disabled_reason ?? ''
    return one.details_submitted && /^(rejected|platform_paused|listed)/.test(stopped)
      ? 'restricted'
      : 'pending'
  },
})
