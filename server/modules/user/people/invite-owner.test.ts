import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction, sql, uuidv7 } from '../../../db/index.ts'
import { restorePerson } from './restore.ts'
import { services } from '../../../deps.ts'
import { readEnv } from '../../../config/env.ts'
import { firebaseClaims, PROJECT, startIssuer, type Issuer } from '../../../testing/issuer.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

/**
 * An invitation never takes an e-mail from its owner (docs/decisions/0042): whatever they do, they
 * do as anybody.
 */

let issuer: Issuer
let server: TestServer
let boss: Person
let other: Person
beforeAll(async () => {
  issuer = await startIssuer()
  const config = readEnv({
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'key',
    FIREBASE_JWKS_URL: issuer.keysUrl,
  })
  server = await startTestServer({ identity: services(config).identity })
  boss = await server.register()
  other = await server.register()
}, 300_000)
afterAll(async () => {
  await server.close()
  await issuer.close()
})

let count = 0
let email = ''
beforeEach(() => {
  count += 1
  email = `owner-${count}@rig.example`
})

const DAY = 86_400_000
const PASSWORD = 'my-own-secret'
const invite = async (by = boss, role: 'STAFF' | 'ADMIN' = 'STAFF') =>
  (await server.call('createUser', { token: by.token, body: { email, first_name: 'Ona', role } }))
    .body
const register = () =>
  server.call('registerUser', {
    lang: 'es',
    body: { email, first_name: 'Ona', account: 'visitor', password: PASSWORD, accept_terms: true },
  })
const social = async () =>
  server.call('loginSocial', {
    body: {
      provider: 'google',
      token: await issuer.sign(firebaseClaims({ sub: `uid-${email}`, email })),
    },
  })
const mails = async () => {
  await server.runJobs()
  return (await server.mails()).filter(({ to }) => to === email)
}
const found = async (what: 'reset' | 'invitation') =>
  (await mails()).flatMap(({ text }) => new RegExp(`[?&]${what}=([\\w-]+)`).exec(text)?.[1] ?? [])
const open = (token = '') => server.call('openInvitation', { lang: 'es', body: { token } })
const join = (token = '') =>
  server.call('joinByInvitation', { lang: 'es', body: { token, password: PASSWORD } })
const accept = (token: string, session: string) =>
  server.call('acceptInvitation', { token: session, lang: 'es', body: { token } })
const runOut = (id: string) =>
  server.db
    .updateTable('app_user')
    .set({ invited_at: new Date(Date.now() - 8 * DAY) })
    .where('id', '=', id)
    .execute()

/** Each way an invitation can stand. */
const STATES: Record<string, () => Promise<unknown>> = {
  'before one': () => Promise.resolve(),
  'while one waits': () => invite(),
  'once it has run out': async () => runOut((await invite()).id),
  'once it was withdrawn': async () =>
    server.call('withdrawInvitation', { token: boss.token, params: { id: (await invite()).id } }),
  'once the person was let go': async () =>
    server.call('updateUser', {
      token: boss.token,
      params: { id: (await invite()).id },
      body: { active: false },
    }),
  'once they were let go and brought back': async () => {
    const { id } = await invite()
    for (const active of [false, true])
      await server.call('updateUser', { token: boss.token, params: { id }, body: { active } })
  },
  'once a takeout that was brought in named them': async () => {
    const { body: mine } = await server.call('getUser', {
      token: boss.token,
      params: { id: boss.profile.id },
    })
    const stranger = { ...mine, id: uuidv7(), email: email.toUpperCase() }
    const agencyId = mine.agency_ids[0] ?? ''
    await inTransaction(server.db, (trx) =>
      restorePerson(trx, { agencyId, avatar: null }, stranger),
    )
  },
  'while two agencies invite': async () => [await invite(), await invite(other, 'ADMIN')],
}

it.each(Object.keys(STATES))(
  '%s the owner registers, resets the password and signs in as a visitor of nobody',
  async (state) => {
    await STATES[state]?.()
    await mails()
    const asked = (await found('reset')).length
    // A forgotten password of an e-mail without an account is answered and mailed like every unknown
    // one: not at all.
    expect(
      (await server.call('requestPasswordReset', { lang: 'es', body: { email } })).body,
    ).toEqual(
      (
        await server.call('requestPasswordReset', {
          lang: 'es',
          body: { email: 'nobody-at-all@rig.example' },
        })
      ).body,
    )
    expect(await found('reset')).toHaveLength(asked)
    expect((await server.call('loginUser', { body: { email, password: PASSWORD } })).status).toBe(
      401,
    )
    const made = await register()
    expect([made.status, made.body.role, made.body.agency_ids]).toEqual([201, 'USER', []])
    await server.call('requestPasswordReset', { body: { email } })
    const reset = await server.call('confirmPasswordReset', {
      body: { token: (await found('reset')).at(-1) ?? '', password: 'another-secret' },
    })
    expect([reset.status, reset.body.id, reset.body.role, reset.body.agency_ids]).toEqual([
      200,
      made.body.id,
      'USER',
      [],
    ])
    expect((await social()).body).toMatchObject({ id: made.body.id, role: 'USER' })
  },
)

it.each(Object.keys(STATES))(
  '%s the owner comes with Google as a visitor of nobody',
  async (state) => {
    await STATES[state]?.()
    const { status, body } = await social()
    expect([status, body.role, body.agency_ids]).toEqual([200, 'USER', []])
    expect((await social()).body.id).toBe(body.id)
  },
)

it('is joined by who registered meanwhile, signed in, with the link of the first mail; a new password does not do it', async () => {
  const { id } = await invite()
  const [link = ''] = await found('reset')
  expect((await open(link)).body).toEqual({
    agencyName: expect.any(String),
    role: 'STAFF',
    email,
    hasAccount: false,
    takesOver: false,
    colleagues: 0,
  })
  const { body: visitor } = await register()
  expect((await open(link)).body.hasAccount).toBe(true)
  expect(
    (
      await server.call('confirmPasswordReset', {
        body: { token: link, password: 'another-secret' },
      })
    ).status,
  ).toBe(400)
  expect(await join(link)).toMatchObject({
    status: 406,
    body: { detail: 'Ya tienes una cuenta con este correo: entra con ella y acepta la invitación' },
  })
  expect(
    (await server.call('getUser', { token: visitor.token, params: { id: visitor.id } })).body,
  ).toMatchObject({ role: 'USER', agency_ids: [] })
  expect((await accept(link, visitor.token)).body).toMatchObject({
    id: visitor.id,
    role: 'STAFF',
    agency_ids: boss.profile.agency_ids,
  })
  expect((await server.call('getUser', { token: boss.token, params: { id } })).status).toBe(404)
  expect((await open(link)).status).toBe(400)
})

it('of two agencies: one is accepted, the other asks to be let go there first; neither link opens both', async () => {
  await invite(boss)
  const [first = ''] = await found('reset')
  await invite(other)
  const second = (await found('reset')).at(-1) ?? ''
  const answers = await Promise.all([join(first), join(second)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 406])
  const [came, left] = answers[0]?.status === 200 ? [answers[0], second] : [answers[1], first]
  const refused = await accept(left, came?.body.token ?? '')
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    406,
    expect.stringContaining('pide antes a quien dirige'),
  ])
})

it('accepted twice at once makes one account, and against a registration one of the two wins', async () => {
  await invite()
  const [link = ''] = await found('reset')
  expect(
    (await Promise.all([join(link), join(link)])).map(({ status }) => status).toSorted(),
  ).toEqual([200, 400])
  email = `race-${email}`
  await invite()
  const [raced = ''] = await found('reset')
  const [joined, registered] = await Promise.all([join(raced), register()])
  expect([
    [200, 400],
    [406, 201],
  ]).toContainEqual([joined.status, registered.status])
  expect(
    await server.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .where('active', '=', true)
      .where('joins', '=', false)
      .execute(),
  ).toHaveLength(1)
})

it('whom an agency let go registers, or comes with Google, as anybody', async () => {
  await invite()
  const joined = await join((await found('reset')).at(-1))
  expect((await social()).body.id).toBe(joined.body.id)
  await server.call('updateUser', {
    token: boss.token,
    params: { id: joined.body.id },
    body: { active: false },
  })
  const { status, body } = await social()
  expect([status, body.role, body.agency_ids, body.id === joined.body.id]).toEqual([
    200,
    'USER',
    [],
    false,
  ])
  // Nor are they in the way of being asked back: they stay who they are until they accept.
  const asked = await server.call('updateUser', {
    token: boss.token,
    lang: 'es',
    params: { id: joined.body.id },
    body: { active: true },
  })
  expect([asked.status, asked.body.active]).toEqual([200, false])
  expect((await social()).body).toMatchObject({ id: body.id, role: 'USER', agency_ids: [] })
})

it('an account moves to an e-mail that is only invited, and is asked by name alone', async () => {
  await invite()
  const person = await server.register({ role: 'USER' })
  const moved = await server.call('updateUser', {
    token: person.token,
    params: { id: person.profile.id },
    body: { email, current_password: person.password },
  })
  expect([moved.status, moved.body.role, moved.body.pending_email]).toEqual([200, 'USER', email])
  const proof = (await mails()).flatMap(({ text }) => /verify=([\w-]+)/.exec(text)?.[1] ?? [])
  expect(
    (await server.call('verifyEmail', { token: person.token, body: { token: proof.at(-1) ?? '' } }))
      .body,
  ).toMatchObject({ email, role: 'USER', agency_ids: [] })
})

it('of before takes no e-mail any more either: the migration sets its row aside, waiting, brought back or let go', async () => {
  const migration = await readFile(
    new URL('../../../db/migrations/0075_invitations_beside.sql', import.meta.url),
    'utf8',
  )
  for (const old of [
    { invited_at: new Date() },
    { invited_at: null },
    { invited_at: null, active: false },
  ]) {
    email = `old-${email}`
    const { id } = await invite()
    await mails()
    await server.db
      .updateTable('app_user')
      .set({ ...old, joins: false })
      .where('id', '=', id)
      .execute()
    await sql.raw(migration).execute(server.db)
    expect([(await register()).status, (await social()).body.role]).toEqual([201, 'USER'])
    const person = (await server.call('getUser', { token: boss.token, params: { id } })).body
    expect([person.active, person.invitation === null]).toEqual([
      old.active ?? true,
      old.active === false,
    ])
  }
  // People who have come are left alone.
  expect(
    (await server.call('getUser', { token: boss.token, params: { id: boss.profile.id } })).body,
  ).toMatchObject({ invitation: null, role: 'ADMIN' })
  expect(
    (await server.call('loginUser', { body: { email: boss.email, password: boss.password } }))
      .status,
  ).toBe(200)
})
