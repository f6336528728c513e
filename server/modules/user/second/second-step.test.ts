import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { services } from '../../../deps.ts'
import { readEnv } from '../../../config/env.ts'
import { firebaseClaims, PROJECT, startIssuer, type Issuer } from '../../../testing/issuer.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { codeAt, turnOn } from './second.fixture.ts'

let issuer: Issuer
let server: TestServer
let clock = new Date()
let person: Person
let secret: string
let codes: string[]

beforeAll(async () => {
  issuer = await startIssuer()
  const { identity } = services(
    readEnv({
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'key',
      FIREBASE_JWKS_URL: issuer.keysUrl,
    }),
  )
  server = await startTestServer({ identity, now: () => clock }, { stepUpMs: 600_000 })
})
afterAll(async () => {
  await server.close()
  await issuer.close()
})

const later = (seconds: number) => void (clock = new Date(clock.getTime() + seconds * 1000))
const code = () => codeAt(secret, clock)
const HOME = '198.51.100.7'

/** The first step: with the password, from where its person has signed in before or not. */
const first = (ip?: string) =>
  server.call('loginUser', { body: { email: person.email, password: person.password }, ip })
/** The token that a first step gave instead of a session. */
const tokenOf = (body: unknown): string => (body as { token?: string }).token ?? ''
const second = (token: string, typed: string, ip?: string) =>
  server.call('loginSecondStep', { body: { token, code: typed }, ip })
const works = async (token: string) =>
  (await server.call('getUser', { token, params: { id: person.profile.id } })).status

beforeEach(async () => {
  person = await server.register({ role: 'USER' })
  ;({ secret, codes } = await turnOn(server, person))
  later(30)
})

describe('with the second step on', () => {
  it('a password gives no session but a token that opens the second step alone', async () => {
    const { status, body } = await first()
    expect([status, body]).toEqual([
      403,
      {
        message: 'Escribe el código de tu aplicación o uno de recuperación',
        code: 'second_step',
        token: expect.stringMatching(/^[\w-]{43}$/),
      },
    ])
    const token = tokenOf(body)
    for (const route of server.routes.filter((one) => one.security && !one.params))
      expect([
        route.operationId,
        (await server.call(route.operationId as 'getTotp', { token })).status,
      ]).toEqual([route.operationId, route.operator ? 404 : 401])
    const entered = await second(token, code())
    expect([entered.status, entered.body.email]).toEqual([200, person.email])
    expect(await works(entered.body.token)).toBe(200)
    expect((await second(token, code())).body).toEqual({ token: expect.stringContaining('diez') })
  })

  it('a code counts once, also for another sign-in, and neither does the one before it', async () => {
    const used = code()
    const before = codeAt(secret, new Date(clock.getTime() - 30_000))
    expect((await second(tokenOf((await first()).body), used)).status).toBe(200)
    const token = tokenOf((await first()).body)
    for (const old of [used, before, '000000', 'abcdef'])
      expect([(await second(token, old)).status]).toEqual([400])
    later(30)
    expect((await second(token, ` ${code().slice(0, 3)} ${code().slice(3)} `)).status).toBe(200)
  })

  it('two windows with one code: one of them enters', async () => {
    const tokens = [tokenOf((await first()).body), tokenOf((await first()).body)]
    const both = await Promise.all(tokens.map((token) => second(token, code())))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('each recovery code takes the place of the app once', async () => {
    const [one = '', other = ''] = codes
    expect((await second(tokenOf((await first()).body), one.toUpperCase())).status).toBe(200)
    const token = tokenOf((await first()).body)
    expect((await second(token, one)).body).toEqual({ code: expect.any(String) })
    const entered = await second(token, other.replace('-', ' '))
    expect(entered.status).toBe(200)
    const { body } = await server.call('getTotp', { token: entered.body.token })
    expect(body).toMatchObject({ on: true, codes_left: 8 })
  })

  it('Google and the link of a forgotten password ask for it, too; the new password stands', async () => {
    const { email } = person
    const token = await issuer.sign(firebaseClaims({ sub: `uid-${email}`, email }))
    await server.db.updateTable('app_user').set({ email_verified_at: clock }).execute()
    const social = await server.call('loginSocial', { body: { provider: 'google', token } })
    expect([social.status, social.body]).toMatchObject([403, { code: 'second_step' }])
    await server.call('requestPasswordReset', { body: { email } })
    await server.runJobs()
    const mail = (await server.mails()).findLast((one) => one.to === email)
    const link = /[?&]reset=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const body = { token: link, password: 'another-secret-1' }
    const reset = await server.call('confirmPasswordReset', { body })
    expect([reset.status, reset.body]).toMatchObject([403, { code: 'second_step' }])
    // Whatever was begun with the old password is over.
    expect((await second(tokenOf(social.body), code())).status).toBe(400)
    person = { ...person, password: 'another-secret-1' }
    expect((await second(tokenOf((await first()).body), code())).status).toBe(200)
  })

  it('a first step is over after ten minutes, and once everything is signed out', async () => {
    const late = tokenOf((await first()).body)
    later(601)
    expect((await second(late, code())).body).toEqual({ token: expect.any(String) })
    const ended = tokenOf((await first()).body)
    await server.call('logoutUser', { token: person.token, body: { everywhere: true } })
    expect((await second(ended, code())).status).toBe(400)
  })

  it('a hundred wrong codes lock their half minute elsewhere, not where the person has been', async () => {
    expect((await second(tokenOf((await first(HOME)).body), code(), HOME)).status).toBe(200)
    later(30)
    const token = tokenOf((await first(HOME)).body)
    const wrong = await Promise.all(
      Array.from({ length: 100 }, (_, n) => second(token, String(n).padStart(6, '0'))),
    )
    const told = wrong.map(({ status }) => status)
    expect([
      told.filter((one) => one === 400).length,
      told.filter((one) => one === 429).length,
    ]).toEqual([5, 95])
    expect((await second(token, code())).status).toBe(429)
    expect((await second(token, code(), HOME)).status).toBe(200)
    later(30)
    expect((await second(tokenOf((await first(HOME)).body), code())).status).toBe(200)
  })

  it('with another key the app’s codes count for nothing and recovery codes do', async () => {
    await server.db
      .updateTable('totp')
      .set({ sealed: Buffer.alloc(60, 1) })
      .where('user_id', '=', person.profile.id)
      .execute()
    const token = tokenOf((await first()).body)
    expect((await second(token, code())).status).toBe(400)
    expect((await second(token, codes[0] ?? '')).status).toBe(200)
  })
})

describe('turning it on and off', () => {
  it('nothing is asked for before a code has come; a secret that was never confirmed gives way', async () => {
    const other = await server.register({ role: 'USER' })
    const { token } = other
    const wrong = { token, body: { code: '000000' } }
    expect((await server.call('confirmTotp', wrong)).status).toBe(406)
    const begun = (await server.call('startTotp', { token })).body.secret
    const again = (await server.call('startTotp', { token })).body.secret
    expect((await server.call('confirmTotp', wrong)).status).toBe(400)
    const stale = { token, body: { code: codeAt(begun, clock) } }
    expect((await server.call('confirmTotp', stale)).status).toBe(400)
    const { email, password } = other
    expect((await server.call('loginUser', { body: { email, password } })).status).toBe(200)
    expect((await server.call('getTotp', { token })).body).toMatchObject({
      on: false,
      codes_left: 0,
    })
    const body = { code: codeAt(again, clock) }
    const { status, body: told } = await server.call('confirmTotp', { token, body })
    expect([status, told.codes.length]).toEqual([200, 10])
    expect((await server.call('startTotp', { token })).status).toBe(406)
    expect((await server.call('confirmTotp', { token, body })).status).toBe(406)
  })

  it('other sessions end with it, and a mail says both', async () => {
    const other = await server.register({ role: 'USER' })
    const { email, password } = other
    const elsewhere = (await server.call('loginUser', { body: { email, password } })).body.token
    const { id } = other.profile
    await turnOn(server, other)
    const alive = async (token: string) =>
      (await server.call('getUser', { token, params: { id } })).status
    expect([await alive(elsewhere), await alive(other.token)]).toEqual([401, 200])
    expect((await server.call('removeTotp', { token: other.token })).status).toBe(204)
    expect((await server.call('removeTotp', { token: other.token })).status).toBe(404)
    expect((await server.call('loginUser', { body: { email, password } })).status).toBe(200)
    await server.runJobs()
    const subjects = (await server.mails()).filter(({ to }) => to === email)
    const ofCodes = subjects.map(({ subject }) => subject).filter((one) => one.includes('código'))
    expect(ofCodes).toEqual([
      'Tu cuenta de Llar pide ahora un código',
      'Tu cuenta de Llar ya no pide un código',
    ])
  })
  it('a dangerous act is proved by a code of the app then, and not by the password', async () => {
    const { token, password } = person
    const prove = (body: object) => server.call('stepUp', { token, body })
    expect((await server.call('getStepUp', { token })).body).toMatchObject({ methods: ['totp'] })
    const byPassword = await prove({ method: 'password', password })
    expect([byPassword.status, Object.keys(byPassword.body)]).toEqual([400, ['password']])
    expect((await prove({ method: 'totp', totp: '000000' })).body).toEqual({
      totp: expect.stringContaining('no vale'),
    })
    const typed = code()
    expect((await prove({ method: 'totp', totp: typed })).status).toBe(200)
    expect((await prove({ method: 'totp', totp: typed })).status).toBe(400)
    expect((await prove({ method: 'totp', totp: codes[0] ?? '' })).status).toBe(200)
    const other = await server.register({ role: 'USER' })
    const unasked = { token: other.token, body: { method: 'totp', totp: '000000' } }
    expect((await server.call('stepUp', unasked)).status).toBe(400)
  })
})
