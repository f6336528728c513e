import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { codeAt, turnOn } from '../second/second.fixture.ts'
import { Authenticator } from './authenticator.fixture.ts'

const SITE = 'http://llar.test'

let server: TestServer
let clock = new Date()
let person: Person
let device: Authenticator
beforeAll(async () => {
  server = await startTestServer({ now: () => clock }, { stepUpMs: 600_000 })
}, 300_000)
afterAll(() => server.close())
beforeEach(async () => {
  person = await server.register()
  device = await keyOf(person)
  later(11)
})

const later = (minutes: number) => void (clock = new Date(clock.getTime() + minutes * 60_000))
async function keyOf({ token }: Person): Promise<Authenticator> {
  const made = new Authenticator('llar.test', SITE)
  const { body } = await server.call('startPasskey', { token })
  expect((await server.call('addPasskey', { token, body: made.make(body) })).status).toBe(201)
  return made
}
const asked = async ({ token } = person) =>
  (await server.call('startStepUpPasskey', { token })).body
const prove = async (passkey: object, { token } = person) => {
  const body = { method: 'passkey', passkey }
  const answer = await server.call('stepUp', { token, lang: 'en', body: body as never })
  return [answer.status, answer.body]
}
const methods = async ({ token } = person) =>
  (await server.call('getStepUp', { token })).body.methods
const dangerous = async ({ token } = person) =>
  (await server.call('createTakeout', { token, body: { parts: ['records'] } })).status
const REFUSED = [400, { passkey: 'This passkey did not confirm that it’s you: try again' }]

it('who has no password proves with the passkey who they are, and the act goes on', async () => {
  const user = server.db.updateTable('app_user').where('id', '=', person.profile.id)
  await user.set({ password_hash: null }).execute()
  const { body } = await server.call('loginPasskey', {
    body: device.prove((await server.call('startPasskeyLogin')).body),
  })
  const here = { ...person, token: body.token }
  later(11)
  expect([await dangerous(here), await methods(here)]).toEqual([403, ['passkey', 'code']])
  const options = await asked(here)
  expect(options).toMatchObject({
    rpId: 'llar.test',
    userVerification: 'required',
    allowCredentials: [{ id: device.credentialId.toString('base64url'), type: 'public-key' }],
  })
  expect(await prove(device.prove(options), here)).toMatchObject([
    200,
    { until: expect.any(String), methods: ['passkey', 'code'] },
  ])
  expect(await dangerous(here)).toBe(201)
  later(11)
  expect(await dangerous(here)).toBe(403)
})

it('takes the place of a code where the account asks for a second step, as a password does not', async () => {
  await server.call('stepUp', {
    token: person.token,
    body: { method: 'password', password: person.password },
  })
  const { secret } = await turnOn(server, person)
  later(11)
  expect(await methods()).toEqual(['passkey', 'totp'])
  expect((await prove(device.prove(await asked())))[0]).toBe(200)
  expect(await dangerous()).toBe(201)
  const body = { method: 'totp' as const, totp: codeAt(secret, clock) }
  expect((await server.call('stepUp', { token: person.token, body })).status).toBe(200)
})

it('refuses what was answered before, from another site, unverified, or a copy’s', async () => {
  const proof = device.prove(await asked())
  expect((await prove(proof))[0]).toBe(200)
  expect(await prove(proof)).toEqual(REFUSED)
  for (const change of [
    { origin: 'https://llar.evil.example' },
    { rpId: 'llar.evil.example' },
    { verified: false },
    { counter: 1 },
  ])
    expect(await prove(device.prove(await asked(), change))).toEqual(REFUSED)
  const late = await asked()
  later(11)
  expect(await prove(device.prove(late))).toEqual(REFUSED)
  expect(await dangerous()).toBe(403)
})

it('refuses another’s passkey, another’s question, and what was signed to sign in', async () => {
  const other = await server.register()
  const theirs = await keyOf(other)
  expect(await prove(theirs.prove(await asked()))).toEqual(REFUSED)
  expect(await prove(device.prove(await asked(other)))).toEqual(REFUSED)
  const login = (await server.call('startPasskeyLogin')).body
  expect(await prove(device.prove(login))).toEqual(REFUSED)
  // And the other way round: what confirms an act signs nobody in.
  const entered = await server.call('loginPasskey', { body: device.prove(await asked()) })
  expect(entered.status).toBe(401)
  expect(await dangerous()).toBe(403)
})

it('who has none is given no question, and is asked for another proof', async () => {
  const other = await server.register()
  expect(await methods(other)).toEqual(['password'])
  const { status } = await server.call('startStepUpPasskey', { token: other.token })
  expect(status).toBe(406)
  const body = { method: 'passkey' as const }
  const answer = await server.call('stepUp', { token: other.token, lang: 'en', body })
  expect([answer.status, answer.body]).toEqual(REFUSED)
})
