import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { services } from '../../../deps.ts'
import { readEnv } from '../../../config/env.ts'
import { firebaseClaims, PROJECT, startIssuer, type Issuer } from '../../../testing/issuer.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { verifiedEmail } from '../index.ts'

let issuer: Issuer
let server: TestServer
beforeAll(async () => {
  issuer = await startIssuer()
  const config = readEnv({
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'key',
    FIREBASE_JWKS_URL: issuer.keysUrl,
  })
  server = await startTestServer({ identity: services(config).identity })
})
afterAll(async () => {
  await server.close()
  await issuer.close()
})

let count = 0
let email = ''
let sub = ''
beforeEach(() => {
  count += 1
  email = `social-${count}@rig.example`
  sub = `uid-${count}`
})

async function enter(claims: JWTPayload = {}, extra: object = {}) {
  const token = await issuer.sign(firebaseClaims({ sub, email, ...claims }))
  return server.call('loginSocial', { body: { provider: 'google', token, ...extra }, lang: 'en' })
}
const refused = { status: 403, body: { message: 'Access not authorised' } }
const alive = async (token: string, id: string) =>
  (await server.call('getUser', { token, params: { id } })).status
const mailsTo = async (address: string) => {
  await server.runJobs()
  return (await server.mails()).filter((mail) => mail.to === address)
}
const confirmEmail = async (token: string, address: string) => {
  const link = (await mailsTo(address))
    .map((mail) => /[?&]verify=([\w-]+)/.exec(mail.text)?.[1])
    .findLast(Boolean)
  return server.call('verifyEmail', { token, body: { token: link } })
}

describe('somebody new', () => {
  it('becomes a USER with the token’s names, a proved e-mail and no password', async () => {
    const { status, body } = await enter()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email,
      role: 'USER',
      first_name: 'Aina',
      last_name: 'Ferrer Mas',
      language: 'en',
      is_onboarding: true,
      agency_ids: [],
    })
    expect(await verifiedEmail(server.db, body.id)).toBe(email)
    expect((await server.call('loginUser', { body: { email, password: 'anything' } })).status).toBe(
      401,
    )
  })

  it('is named by the request when the token has no name, as with Apple, or by the e-mail', async () => {
    const told = await enter({ name: undefined }, { first_name: ' Maria ', last_name: 'Mas' })
    expect(told.body).toMatchObject({ first_name: 'Maria', last_name: 'Mas' })
    sub += '-b'
    email = `nameless-${count}@rig.example`
    expect((await enter({ name: undefined })).body).toMatchObject({
      first_name: `nameless-${count}`,
      last_name: '',
    })
  })

  it('cannot come without a proved e-mail', async () => {
    expect(await enter({ email_verified: false })).toMatchObject(refused)
    expect(await enter({ email: undefined })).toMatchObject(refused)
    expect(
      await server.db.selectFrom('app_user').select('id').where('email', '=', email).execute(),
    ).toEqual([])
  })
})

describe('somebody who was here', () => {
  it('is known by the identity, whatever e-mail it has now', async () => {
    const first = await enter()
    const second = await enter({ email: 'elsewhere@rig.example', email_verified: false })
    expect([second.status, second.body.id, second.body.email]).toEqual([200, first.body.id, email])
    expect(second.body.token).not.toBe(first.body.token)
  })

  it('does not enter once deactivated', async () => {
    const { body } = await enter()
    await server.db
      .updateTable('app_user')
      .set({ active: false })
      .where('id', '=', body.id)
      .execute()
    expect(await enter()).toMatchObject(refused)
    sub += '-other'
    expect(await enter()).toMatchObject(refused)
  })

  it('with a proved e-mail keeps password and sessions, and is told by mail', async () => {
    const person = await server.register({ role: 'USER', email })
    expect((await confirmEmail(person.token, email)).body).toMatchObject({ email_verified: true })
    const { status, body } = await enter()
    expect([status, body.id, body.first_name]).toEqual([
      200,
      person.profile.id,
      person.profile.first_name,
    ])
    expect(await alive(person.token, body.id)).toBe(200)
    expect(
      (await server.call('loginUser', { body: { email, password: person.password } })).status,
    ).toBe(200)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
      'Nueva forma de entrar en tu cuenta de Llar',
    )
  })

  it('is not joined by an identity whose e-mail nobody checked', async () => {
    const person = await server.register({ role: 'USER', email })
    expect(await enter({ email_verified: false })).toMatchObject(refused)
    expect(await alive(person.token, person.profile.id)).toBe(200)
  })
})

describe('an account made by a stranger with the owner’s e-mail', () => {
  it('falls to the owner without the stranger’s password, sessions, links, money or calendar', async () => {
    const stranger = await server.register({ role: 'USER', email })
    await server.call('updateUser', {
      token: stranger.token,
      params: { id: stranger.profile.id },
      body: { google_calendar_email: 'evil@rig.example' },
    })
    await server.call('requestPasswordReset', { body: { email } })
    const reset = (await mailsTo(email))
      .map((mail) => /[?&]reset=([\w-]+)/.exec(mail.text)?.[1])
      .findLast(Boolean)
    const { status, body } = await enter()
    expect([status, body.id]).toEqual([200, stranger.profile.id])
    expect(body).toMatchObject({ google_calendar_email: null, stripe_account: null })
    expect(await alive(stranger.token, body.id)).toBe(401)
    expect(
      (await server.call('loginUser', { body: { email, password: stranger.password } })).status,
    ).toBe(401)
    expect(
      (
        await server.call('confirmPasswordReset', {
          body: { token: reset, password: 'another-one' },
        })
      ).status,
    ).toBe(400)
    expect(await alive(body.token, body.id)).toBe(200)
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Has entrado en Llar con Google o Apple')
  })

  it('falls to who resets the password by mail, too, without the identities tied before', async () => {
    const stranger = await enter()
    await server.db
      .updateTable('app_user')
      .set({ email: `reset-${count}@rig.example`, email_verified_at: null })
      .where('id', '=', stranger.body.id)
      .execute()
    await server.call('requestPasswordReset', { body: { email: `reset-${count}@rig.example` } })
    const link = (await mailsTo(`reset-${count}@rig.example`))
      .map((mail) => /[?&]reset=([\w-]+)/.exec(mail.text)?.[1])
      .findLast(Boolean)
    const { body } = await server.call('confirmPasswordReset', {
      body: { token: link, password: 'my-own-one' },
    })
    expect(await verifiedEmail(server.db, body.id)).toBe(`reset-${count}@rig.example`)
    expect((await enter()).body.id).not.toBe(body.id)
  })
})

describe('the e-mail’s proof', () => {
  it('is the mailed link together with the session of the same person', async () => {
    const person = await server.register({ role: 'USER', email })
    const other = await server.register({ role: 'USER' })
    expect(await verifiedEmail(server.db, person.profile.id)).toBeNull()
    expect((await confirmEmail(other.token, email)).status).toBe(400)
    expect((await server.call('verifyEmail', { body: { token: 'x'.repeat(43) } })).status).toBe(401)
    expect(
      (
        await server.call('verifyEmail', {
          token: person.token,
          body: { token: 'x'.repeat(43) },
          lang: 'en',
        })
      ).body,
    ).toHaveProperty('token')
    expect((await confirmEmail(person.token, email)).body).toMatchObject({ email_verified: true })
    expect(await verifiedEmail(server.db, person.profile.id)).toBe(email)
  })

  it('by the first link does not outlive a wish for another e-mail; links are asked for again, not without end', async () => {
    const person = await server.register({ role: 'USER', email })
    const first = (await mailsTo(email))
      .map((mail) => /[?&]verify=([\w-]+)/.exec(mail.text)?.[1])
      .findLast(Boolean)
    await server.call('updateUser', {
      token: person.token,
      params: { id: person.profile.id },
      body: { email: `new-${email}`, current_password: person.password },
    })
    expect(
      (await server.call('verifyEmail', { token: person.token, body: { token: first } })).status,
    ).toBe(400)
    const asked: number[] = []
    for (let i = 0; i < 6; i += 1)
      asked.push((await server.call('verifyEmail', { token: person.token, body: {} })).status)
    expect(asked).toEqual([200, 200, 200, 200, 429, 429])
    expect((await confirmEmail(person.token, `new-${email}`)).status).toBe(200)
  })
})

it('is refused where nobody is set up to vouch', async () => {
  const bare = await startTestServer()
  const token = await issuer.sign(firebaseClaims({ sub, email }))
  expect(
    await bare.call('loginSocial', { body: { provider: 'google', token }, lang: 'en' }),
  ).toMatchObject(refused)
  await bare.close()
})

it('answers one sentence to every bad token, and counts the tries', async () => {
  expect(await enter({ aud: 'other' })).toMatchObject(refused)
  const tries: number[] = []
  for (let i = 0; i < 21; i += 1)
    tries.push(
      (
        await server.call('loginSocial', {
          body: { provider: 'google', token: 'x' },
          ip: '203.0.113.77',
        })
      ).status,
    )
  expect([tries[19], tries[20]]).toEqual([403, 429])
})
