import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { stripePayments } from '../../../ports/payments/stripe.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { startStripe, STRIPE_KEY, type StripeDouble } from '../../../testing/stripe/index.ts'

let stripe: StripeDouble
let server: TestServer
beforeAll(async () => {
  stripe = await startStripe()
  server = await startTestServer({ payments: stripePayments(STRIPE_KEY, stripe.api) })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})

it('opens one account per person, keeps it in the profile and gives a page each time', async () => {
  const person = await server.register({ role: 'ADMIN' })
  const { token, profile } = person
  const first = await server.call('openPaymentAccount', { token })
  expect([first.status, first.body]).toEqual([
    200,
    {
      id: profile.id,
      stripe_account: 'acct_rig1',
      url: expect.stringMatching(/^https:\/\/connect\.stripe\.com\//),
    },
  ])
  expect(stripe.asked[0]).toMatchObject({
    path: '/v1/accounts',
    fields: { type: 'express', country: 'ES', email: person.email, 'metadata[user]': profile.id },
  })
  expect(stripe.asked[0]?.key).toMatch(/^account-[0-9a-f]{64}$/)
  expect(stripe.asked[1]?.fields).toMatchObject({
    account: 'acct_rig1',
    return_url: 'http://llar.test/auth/perfil',
  })
  expect(
    (await server.call('getUser', { token, params: { id: profile.id } })).body.stripe_account,
  ).toBe('acct_rig1')
  const again = await server.call('openPaymentAccount', { token })
  const renewed = await server.call('renewPaymentAccount', { token, params: { id: profile.id } })
  expect([again.body.stripe_account, renewed.body.stripe_account]).toEqual([
    'acct_rig1',
    'acct_rig1',
  ])
  expect(renewed.body.url).not.toBe(first.body.url)
  const lines = await server.call('listAuditLines', { token })
  expect(lines.body.items[0]).toMatchObject({ operation: 'renewPaymentAccount', kind: 'payout' })
  expect(stripe.asked.filter(({ path }) => path === '/v1/accounts')).toHaveLength(1)
})

it('is nobody’s but the person’s own, and nobody’s before it is opened', async () => {
  const admin = await server.register({ role: 'ADMIN' })
  const staff = await server.register({ role: 'STAFF', agency: admin })
  await server.call('openPaymentAccount', { token: staff.token })
  expect(
    (
      await server.call('renewPaymentAccount', {
        token: admin.token,
        params: { id: staff.profile.id },
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await server.call('renewPaymentAccount', {
        token: admin.token,
        params: { id: admin.profile.id },
      })
    ).status,
  ).toBe(404)
  expect(
    (await server.call('getUser', { token: admin.token, params: { id: staff.profile.id } })).body
      .stripe_account,
  ).toBeNull()
})

it('asks for the same account when two windows ask at once', async () => {
  const { token } = await server.register({ role: 'SERVICE' })
  const both = await Promise.all([
    server.call('openPaymentAccount', { token }),
    server.call('openPaymentAccount', { token }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.body.stripe_account).toBe(both[1]?.body.stripe_account)
})

it('gives who signs in anew, with nothing kept, no account that Stripe remembers of before', async () => {
  const person = await server.register({ role: 'SERVICE' })
  await server.call('openPaymentAccount', { token: person.token })
  const { doc } = await server.db
    .updateTable('app_user')
    .set({ doc: sql`doc - 'stripe_account'` })
    .where('id', '=', person.profile.id)
    .returning('doc')
    .executeTakeFirstOrThrow()
  expect(doc.stripe_account).toBeUndefined()
  const { email, password } = person
  const { token } = (await server.call('loginUser', { body: { email, password } })).body
  await server.call('openPaymentAccount', { token })
  const keys = stripe.asked.filter(({ path }) => path === '/v1/accounts').slice(-2)
  expect(new Set(keys.map(({ key }) => key)).size).toBe(2)
})

it('says in words when Stripe refuses or is not there, and pretends nothing', async () => {
  const { token, profile } = await server.register({ role: 'ADMIN' })
  const wrong = await startTestServer({ payments: stripePayments('sk_wrong', stripe.api) })
  const other = await wrong.register({ role: 'ADMIN' })
  const away = { message: 'El servicio de cobros no responde: inténtalo dentro de unos minutos' }
  stripe.fail(500)
  expect(await server.call('openPaymentAccount', { token })).toMatchObject({
    status: 503,
    body: away,
  })
  // A stranger's 200 is no account either.
  stripe.fail(200)
  expect(await server.call('openPaymentAccount', { token })).toMatchObject({
    status: 503,
    body: away,
  })
  stripe.fail(null)
  expect(await wrong.call('openPaymentAccount', { token: other.token })).toMatchObject({
    status: 503,
    body: away,
  })
  expect(
    (await server.call('getUser', { token, params: { id: profile.id } })).body.stripe_account,
  ).toBeNull()
  await wrong.close()
})

it('says in words when it is not set up', async () => {
  const bare = await startTestServer()
  const { token } = await bare.register({ role: 'ADMIN' })
  expect(await bare.call('openPaymentAccount', { token })).toMatchObject({
    status: 503,
    body: { message: 'Los cobros no están disponibles en este sitio' },
  })
  await bare.close()
})
