import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Ctx } from '../../../contract/context.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { services } from '../../../deps.ts'
import { readEnv } from '../../../config/env.ts'
import type { PaymentsPort } from '../../../ports/payments/index.ts'
import { stripePayments } from '../../../ports/payments/stripe.ts'
import { firebaseClaims, PROJECT, startIssuer, type Issuer } from '../../../testing/issuer.ts'
import type { Person } from '../../../testing/people.ts'
import { untilWaiting } from '../../../testing/locks.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { dropKeys } from '../account/claim.service.ts'
import { sendMail, type MailJob } from '../mails.ts'
import { letGo } from '../people/leaving.ts'
import { makeEmailLink, makeLink } from './link.ts'
import { hashPassword } from './password.ts'
import { closeSessions } from './session.ts'
import { lockUser, lockUsers, saveUser } from '../user.repository.ts'

/**
 * What is asked with an old right and written after the right has gone is refused
 * (docs/decisions/0069): every request here is held at a lock, or by the service it asks, until
 * what happens meanwhile has happened.
 */

let issuer: Issuer
let server: TestServer
let ctx: Ctx
/** Called while the payment service thinks. */
let meanwhile: () => Promise<unknown> = async () => null
const payments: PaymentsPort = {
  ...stripePayments('sk_test_rig', 'http://127.0.0.1:9'),
  openAccount: async () => {
    await meanwhile()
    return 'acct_stranger'
  },
  accountPage: async (account) => `https://connect.stripe.com/${account}`,
}
beforeAll(async () => {
  issuer = await startIssuer()
  const config = readEnv({
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'key',
    FIREBASE_JWKS_URL: issuer.keysUrl,
  })
  server = await startTestServer({ identity: services(config).identity, payments })
  ctx = { session: null, lang: 'es', ip: '10.0.0.1', deps: server.deps, log: server.app.log }
}, 300_000)
afterAll(async () => {
  await server.close()
  await issuer.close()
})
beforeEach(() => {
  meanwhile = async () => null
})

/** Asks while the person is locked, and changes them before the request gets its turn. */
async function beside<T>(
  ids: string[],
  ask: () => Promise<T>,
  change: (trx: Db) => Promise<unknown>,
): Promise<T> {
  const { asked } = await server.db.transaction().execute(async (trx) => {
    await lockUsers(trx, ids)
    const asked = ask()
    await untilWaiting(server.db, 1)
    await change(trx)
    return { asked }
  })
  return asked
}
const rowOf = (id: string) =>
  server.db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const sessionsOf = async (id: string) =>
  (await server.db.selectFrom('session').select('id').where('user_id', '=', id).execute()).length
const update = ({ token, profile }: Person, body: object, id = profile.id) =>
  server.call('updateUser', { token, params: { id }, body, lang: 'en' })
const signIn = ({ email }: Person, password: string) =>
  server.call('loginUser', { body: { email, password } })
const social = async (email: string) =>
  server.call('loginSocial', {
    body: {
      provider: 'google',
      token: await issuer.sign(firebaseClaims({ sub: `uid-${email}`, email })),
    },
  })
const link = async (what: string, to: string) => {
  await server.runJobs()
  return (await server.mails())
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => new RegExp(`[?&]${what}=([\\w-]+)`).exec(text)?.[1] ?? [])
    .at(-1)
}
const reset = async (email: string, password: string) => {
  await server.call('requestPasswordReset', { body: { email } })
  return server.call('confirmPasswordReset', {
    body: { token: await link('reset', email), password },
  })
}
/** Their mailbox's owner shows that it is theirs; nothing a stranger had opens the account. */
const claimed = (id: string) => async (trx: Db) => {
  const row = await lockUser(trx, id)
  if (row) await dropKeys(trx, row, ctx)
}
/** What a forgotten password does. */
const renewed = (id: string, password: string) => async (trx: Db) => {
  const password_hash = await hashPassword(password)
  await closeSessions(trx, id)
  await saveUser(trx, id, { password_hash }, {}, new Date())
}

const NEW = 'stranger-99'

it('a password or an e-mail asked for before the owner proved the mailbox is not stored', async () => {
  for (const wish of [{ password: NEW }, { email: 'stranger@rig.example' }]) {
    const person = await server.register({ role: 'USER' })
    const { id } = person.profile
    const late = await beside(
      [id],
      () => update(person, { ...wish, current_password: person.password }),
      claimed(id),
    )
    expect(late.status).toBe(401)
    expect(await rowOf(id)).toMatchObject({ password_hash: null, pending_email: null })
  }
})

it('the password that was checked is the one that stands when the change is written', async () => {
  const person = await server.register({ role: 'USER' })
  const { id } = person.profile
  const password_hash = await hashPassword('changed-in-between')
  const late = await beside(
    [id],
    () => update(person, { password: NEW, current_password: person.password }),
    (trx) => saveUser(trx, id, { password_hash }, {}, new Date()),
  )
  expect([late.status, Object.keys(late.body)]).toEqual([400, ['current_password']])
  expect((await rowOf(id)).password_hash).toBe(password_hash)
})

it('who is no ADMIN any more, or let go, gives no part', async () => {
  const boss = await server.register()
  const other = await server.register({ role: 'STAFF', agency: boss })
  const demoted = await server.register({ role: 'ADMIN', agency: boss })
  const back = await beside(
    [demoted.profile.id],
    () => update(demoted, { role: 'ADMIN' }),
    (trx) => saveUser(trx, demoted.profile.id, { role: 'STAFF' }, {}, new Date()),
  )
  expect([back.status, Object.keys(back.body)]).toEqual([400, ['role']])
  expect((await rowOf(demoted.profile.id)).role).toBe('STAFF')

  const gone = await server.register({ role: 'ADMIN', agency: boss })
  const { id } = gone.profile
  const ask = () => update(gone, { role: 'ADMIN' }, other.profile.id)
  const leave = async (trx: Db) => {
    const row = await lockUser(trx, id)
    if (row) await letGo(trx, row, ctx)
  }
  expect((await beside([id, other.profile.id], ask, leave)).status).toBe(401)
  expect((await rowOf(other.profile.id)).role).toBe('STAFF')
})

it('who is let go meanwhile invites nobody and hands nothing over', async () => {
  const boss = await server.register()
  for (const [change, status] of [
    [{ role: 'STAFF' }, 403],
    [{ active: false }, 401],
  ] as const) {
    const gone = await server.register({ role: 'ADMIN', agency: boss })
    const { id } = gone.profile
    const email = `back-door-${status}@rig.example`
    const body = { email, first_name: 'B', role: 'ADMIN' }
    const late = await beside(
      [id],
      () => server.call('createUser', { token: gone.token, body }),
      (trx) => saveUser(trx, id, change, {}, new Date()),
    )
    expect(late.status).toBe(status)
    await saveUser(server.db, id, { role: 'ADMIN', active: true }, {}, new Date())
    const params = { id: boss.profile.id }
    const taking = await beside(
      [id],
      () => server.call('handOver', { token: gone.token, params, body: { to: id } }),
      (trx) => saveUser(trx, id, change, {}, new Date()),
    )
    expect([taking.status, (await rowOf(boss.profile.id)).active]).toEqual([status, true])
    expect(
      await server.db.selectFrom('app_user').select('id').where('email', '=', email).execute(),
    ).toEqual([])
  }
})

it('two ADMINs who change each other at once both get an answer, and one stays', async () => {
  // Neither owns the agency: an owner is lowered by nobody.
  const agency = await server.register()
  const one = await server.register({ role: 'ADMIN', agency })
  const two = await server.register({ role: 'ADMIN', agency })
  const answers = await Promise.all([
    update(one, { role: 'STAFF' }, two.profile.id),
    update(two, { role: 'STAFF' }, one.profile.id),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
})

it('a link for a password and one for the e-mail are mailed to one person at once', async () => {
  const person = await server.register({ role: 'USER' })
  const { id } = person.profile
  const expires = new Date(Date.now() + 3_600_000)
  const may = () => true
  const both = await inTransaction(server.db, async (trx) => {
    await lockUser(trx, id)
    const asked = [
      server.db
        .transaction()
        .execute((own) => makeLink(own, id, { mailbox: person.email, may, expires, again: false })),
      server.db
        .transaction()
        .execute((own) => makeEmailLink(own, id, { email: person.email, expires, again: false })),
    ]
    await untilWaiting(server.db, 2)
    return asked
  })
  for (const made of await Promise.all(both)) expect(made).not.toBeNull()
})

it('an old password opens nothing after a reset or a claim in between', async () => {
  for (const what of [(id: string) => renewed(id, 'owner-1234'), claimed]) {
    const person = await server.register({ role: 'USER' })
    const { id } = person.profile
    const late = await beside([id], () => signIn(person, person.password), what(id))
    expect([late.status, await sessionsOf(id)]).toEqual([401, 0])
  }
})

it('an outdated hash that a sign-in renews never comes back over a new password', async () => {
  const person = await server.register({ role: 'USER' })
  const { id } = person.profile
  const now = await rowOf(id)
  // The same hash with its costs in another order: as good, and not today's.
  const old = now.password_hash?.replace(/m=(\d+),t=(\d+),p=(\d+)/, 'm=$1,p=$3,t=$2') ?? ''
  await saveUser(server.db, id, { password_hash: old }, {}, new Date())
  const ask = () => signIn(person, person.password)
  expect((await beside([id], ask, renewed(id, 'owner-1234'))).status).toBe(401)
  expect((await signIn(person, 'owner-1234')).status).toBe(200)
  // Renewed by another window meanwhile, the right password is the right one.
  const again = await beside([id], () => signIn(person, 'owner-1234'), renewed(id, 'owner-1234'))
  expect(again.status).toBe(200)
})

it('a payment account that the service opens after the account fell to its owner is nobody’s', async () => {
  const person = await server.register({ role: 'SERVICE' })
  meanwhile = () => social(person.email)
  const late = await server.call('openPaymentAccount', { token: person.token })
  expect([late.status, JSON.stringify(late.body).includes('acct_')]).toEqual([401, false])
  const row = await rowOf(person.profile.id)
  expect([row.email_verified_at !== null, row.doc.stripe_account ?? null]).toEqual([true, null])
})

it('nobody’s account is closed with a password that has gone meanwhile', async () => {
  const person = await server.register({ role: 'USER' })
  const { id } = person.profile
  const erase = () =>
    server.call('eraseMe', { token: person.token, body: { password: person.password } })
  const password_hash = await hashPassword('changed-in-between')
  const wrong = await beside([id], erase, (trx) =>
    saveUser(trx, id, { password_hash }, {}, new Date()),
  )
  expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['password']])
  await renewed(id, person.password)(server.db)
  person.token = (await signIn(person, person.password)).body.token
  expect((await beside([id], erase, claimed(id))).status).toBe(401)
  expect((await rowOf(id)).doc.erase_at ?? null).toBeNull()
})

it('an e-mail is neither moved nor let go of by a session that ends meanwhile', async () => {
  for (const how of ['verifyEmail', 'cancelEmailChange'] as const) {
    const person = await server.register({ role: 'USER' })
    const { id } = person.profile
    const email = `${how.toLowerCase()}@rig.example`
    await update(person, { email, current_password: person.password })
    const token = await link('verify', email)
    const body = how === 'verifyEmail' ? { token } : undefined
    const ask = () => server.call(how, { token: person.token, body })
    expect((await beside([id], ask, (trx) => closeSessions(trx, id))).status).toBe(401)
    expect(await rowOf(id)).toMatchObject({ email: person.email, pending_email: email })
  }
})

it('a session left on a row that waits ends when its person accepts', async () => {
  const boss = await server.register()
  const person = await server.register({ role: 'STAFF', agency: boss })
  const { id } = person.profile
  await update(boss, { active: false }, id)
  await update(boss, { active: true }, id)
  await server.db
    .insertInto('session')
    .values({
      id: crypto.randomUUID(),
      token_hash: Buffer.alloc(32, 7),
      user_id: id,
      seen_at: new Date(),
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute()
  const body = { token: await link('reset', person.email), password: 'back-again-1' }
  expect((await server.call('joinByInvitation', { body })).status).toBe(200)
  expect(await sessionsOf(id)).toBe(1)
})

it('after a move neither Google of the old e-mail nor another session is in the account', async () => {
  const person = await server.register({ role: 'USER' })
  const { id } = person.profile
  await social(person.email)
  expect((await reset(person.email, 'my-pass-1234')).status).toBe(200)
  expect((await social(person.email)).body.id).toBe(id)
  const here = (await signIn(person, 'my-pass-1234')).body.token
  await update(
    { ...person, token: here },
    { email: 'fresh@rig.example', current_password: 'my-pass-1234' },
  )
  const moved = await server.call('verifyEmail', {
    token: here,
    body: { token: await link('verify', 'fresh@rig.example') },
  })
  expect([moved.status, await sessionsOf(id)]).toEqual([200, 1])
  expect((await server.call('getUser', { token: here, params: { id } })).status).toBe(200)
  expect((await social(person.email)).body.id).not.toBe(id)
  expect((await social('fresh@rig.example')).body.id).toBe(id)
})

it('no link opens an account to a mailbox that it leaves while the mail is written', async () => {
  const person = await server.register({ role: 'USER' })
  const { id } = person.profile
  const job: MailJob = { kind: 'reset', userId: id }
  const before = (await server.mails()).length
  await beside(
    [id],
    () => sendMail(job, server.deps),
    (trx) => saveUser(trx, id, { email: 'gone-on@rig.example' }, {}, new Date()),
  )
  const links = server.db.selectFrom('password_link').select('user_id').where('user_id', '=', id)
  expect([await links.execute(), (await server.mails()).length]).toEqual([[], before])
  await sendMail(job, server.deps)
  expect(await links.execute()).toHaveLength(1)
})

it('a forgotten password unties Google; one that vouches for the e-mail is tied again', async () => {
  const person = await server.register({ role: 'USER' })
  const { id } = person.profile
  await social(person.email)
  await server.db
    .insertInto('user_identity')
    .values({ issuer: 'elsewhere', subject: 'other', provider: 'apple', user_id: id })
    .execute()
  expect((await reset(person.email, 'my-pass-1234')).status).toBe(200)
  const ties = () =>
    server.db.selectFrom('user_identity').select('subject').where('user_id', '=', id).execute()
  expect(await ties()).toEqual([])
  expect((await social(person.email)).body.id).toBe(id)
  expect(await ties()).toEqual([{ subject: `uid-${person.email}` }])
})

it('Google signs nobody in once it is untied, however early it was asked', async () => {
  const person = await server.register({ role: 'USER' })
  const { id } = person.profile
  await social(person.email)
  const late = await beside([id], () => social(person.email), claimed(id))
  expect([late.status, await sessionsOf(id)]).toEqual([403, 0])
})
