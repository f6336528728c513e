import { randomUUID } from 'node:crypto'
import type { Invoice, Subscription } from '../../../../generated/model/index.ts'
import { readEnv } from '../../../config/env.ts'
import { stripePayments } from '../../../ports/payments/stripe.ts'
import type { Person } from '../../../testing/people.ts'
import {
  HOOK_SECRET,
  hookOf,
  startStripe,
  STRIPE_KEY,
  type StripeDouble,
  type Thing,
} from '../../../testing/stripe/index.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { withIssuer } from '../../invoice/invoice.fixture.ts'
import { withCompany, withPlans } from '../subscription.fixture.ts'

const DAY = 86_400_000

/** Agencies whose plans are paid by card, and Stripe. */
export interface PlanWorld {
  server: TestServer
  stripe: StripeDouble
  now(): Date
  /** Days to add to the present. */
  later(more: number): void
  /** All messages that were not sent yet, then all jobs. */
  told(): Promise<void>
  shown(who: Person): Promise<Subscription>
  received(who: Person): Promise<Invoice[]>
  /** The page where a card is given; its session. */
  opened(who: Person, invoiceId?: string): Promise<string>
  /** An agency with its company's data, whose trial is over. */
  agency(): Promise<Person>
  /** Takes the plan for agents; what is owed for it. */
  agentPlan(who: Person): Promise<Subscription>
  /** An agency with a card, of which it owes nothing; and the card at Stripe. */
  withCard(): Promise<{ admin: Person; method: string }>
  /** How many mails to somebody say so. */
  mailed(who: Person, words: RegExp): Promise<number>
  charges(): Thing[]
  close(): Promise<void>
}

export const idOf = ({ profile }: Person): string => profile.agency_ids[0] ?? ''

export async function planWorld(): Promise<PlanWorld> {
  let days = 0
  const now = (): Date => new Date(Date.now() + days * DAY)
  const stripe = await startStripe({ now })
  const { stripe: settings, stripeSecretKey } = readEnv({
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRETS: HOOK_SECRET,
  })
  const server = await startTestServer(
    { payments: stripePayments(STRIPE_KEY, stripe.api), now },
    { stripe: settings, stripeSecretKey },
  )
  await withIssuer(server)
  await withPlans(server)
  let sent = 0
  const told = async (): Promise<void> => {
    for (; sent < stripe.world.events.length; sent += 1)
      await server.inject(hookOf(stripe.world.events[sent] as Thing, HOOK_SECRET, now()))
    await server.runJobs()
  }

  const shown = async ({ token }: Person): Promise<Subscription> =>
    (await server.call('getSubscription', { token })).body
  const received = async ({ token }: Person): Promise<Invoice[]> =>
    (await server.call('listInvoices', { token, query: { side: 'received' } })).body
      .items as unknown as Invoice[]
  const opened = async ({ token }: Person, invoiceId?: string): Promise<string> => {
    const { status, body } = await server.call('openSubscriptionCard', {
      token,
      body: invoiceId === undefined ? {} : { invoiceId },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.url.split('/').at(-1) ?? ''
  }

  const agency = async (): Promise<Person> => {
    const admin = await server.register({ agencyName: 'Port Vell' })
    await withCompany(server, admin)
    // Its trial is over.
    await server.db
      .updateTable('agency')
      .set({ created_at: new Date('2025-01-01') })
      .where('id', '=', idOf(admin))
      .execute()
    return admin
  }

  const agentPlan = async ({ token }: Person): Promise<Subscription> => {
    const choice = { planId: 'agent', seats: 1, period: 'month' as const }
    const { body: preview } = await server.call('previewSubscription', { token, body: choice })
    const { status, body } = await server.call('changeSubscription', {
      token,
      body: { ...choice, operationId: randomUUID(), previewTotal: preview.total },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }

  const withCard = async (): Promise<{ admin: Person; method: string }> => {
    const admin = await agency()
    const intent = stripe.world.pay(await opened(admin))
    await told()
    return { admin, method: intent['payment_method'] }
  }
  const mailed = async ({ profile }: Person, words: RegExp): Promise<number> =>
    (await server.mails()).filter(({ to, text }) => to === profile.email && words.test(text)).length
  const charges = (): Thing[] => stripe.world.lines.filter(({ type }) => type === 'charge')
  return {
    server,
    stripe,
    now,
    later: (more) => (days += more),
    told,
    shown,
    received,
    opened,
    agency,
    agentPlan,
    withCard,
    mailed,
    charges,
    close: async () => {
      await server.close()
      await stripe.close()
    },
  }
}
