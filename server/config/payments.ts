import type { Reader } from './services.ts'

/** Settings of the service that takes cards and pays people out (Stripe). */
export interface PaymentSettings {
  /** Secret key of Stripe; null: no payment accounts. */
  stripeSecretKey: string | null
  stripe: {
    /** Another address of its interface, while testing. */
    api: string | undefined
    /** What signs the messages about our own account; two while one is replaced. */
    secrets: string[]
    /** What signs those about connected accounts. */
    connectSecrets: string[]
  }
}

/** Secrets at once: the one that goes and the one that comes. */
const MOST = 2

/** Cards need key and secret of messages: without these nobody would tell us that one was held. */
export function readPayments({ text, address, faults, production }: Reader): PaymentSettings {
  const secrets = (name: string): string[] => {
    const all = text(name, '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
    if (all.length > MOST || all.some((one) => !/^whsec_\w{16,}$/.test(one)))
      faults.push(`${name} must be one or two secrets that begin with whsec_, with a comma between`)
    return all
  }
  const stripeSecretKey = text('STRIPE_SECRET_KEY', '') || null
  const api = address('STRIPE_API_URL', ['http:', 'https:'])
  if (api !== null && production) faults.push('STRIPE_API_URL is for tests, not for production')
  const stripe = {
    api: api?.replace(/\/+$/, ''),
    secrets: secrets('STRIPE_WEBHOOK_SECRETS'),
    connectSecrets: secrets('STRIPE_CONNECT_WEBHOOK_SECRETS'),
  }
  if (stripeSecretKey === null && stripe.secrets.length + stripe.connectSecrets.length > 0)
    faults.push('STRIPE_WEBHOOK_SECRETS is nothing without STRIPE_SECRET_KEY')
  return { stripeSecretKey, stripe }
}

/** Whether cards are taken: the service can be asked, and can tell us. */
export const takesCards = ({ stripeSecretKey, stripe }: PaymentSettings): boolean =>
  stripeSecretKey !== null && stripe.secrets.length > 0
