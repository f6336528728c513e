import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { turnOn } from '../second/second.fixture.ts'
import { Authenticator } from './authenticator.fixture.ts'

const SITE = 'http://llar.test'

let server: TestServer
let person: Person
let device: Authenticator
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await server.register({ role: 'USER' })
  device = new Authenticator('llar.test', SITE)
})

const begin = async ({ token } = person) => (await server.call('startPasskey', { token })).body
const add = async (one = device, { token } = person) =>
  server.call('addPasskey', { token, body: one.make(await begin({ ...person, token })) })
const asked = async () => (await server.call('startPasskeyLogin')).body
const enter = (body: object) => server.call('loginPasskey', { body, lang: 'en' })
const REFUSED = [401, { message: 'This passkey does not open any account' }]
const refused = async (body: object) => {
  const answer = await enter(body)
  expect([answer.status, answer.body]).toEqual(REFUSED)
}

describe('a passkey', () => {
  it('is made once for each question, opens its account, and says when it was used', async () => {
    const options = await begin()
    expect(options).toMatchObject({
      rp: { id: 'llar.test', name: 'Llar' },
      user: { name: person.email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const input = device.make(options)
    const { token } = person
    const made = await server.call('addPasskey', { token, body: input })
    expect([made.status, made.body]).toMatchObject([
      201,
      { name: 'Llave de acceso 1', used_at: null, backed_up: false },
    ])
    expect((await server.call('addPasskey', { token, body: input })).status).toBe(400)
    const entered = await enter(device.prove(await asked()))
    expect([entered.status, entered.body.email]).toEqual([200, person.email])
    const { items } = (await server.call('listPasskeys', { token: entered.body.token })).body
    expect(items).toMatchObject([{ id: made.body.id, used_at: expect.any(String) }])
    expect((await begin()).excludeCredentials).toEqual([
      { id: input.id, type: 'public-key', transports: ['internal'] },
    ])
    await server.runJobs()
    const told = (await server.mails()).filter(({ to }) => to === person.email)
    expect(told.map(({ subject }) => subject)).toContain(
      'Nueva llave de acceso en tu cuenta de Llar',
    )
    // Whose key it was not says so by the mail, and it opens nothing any more.
    const url = /llar\.test(\/no-he-sido-yo\/\S+)/.exec(told.at(-1)?.text ?? '')?.[1] ?? '/'
    expect((await server.inject({ method: 'POST', url })).body).toContain('Todo está cerrado')
    expect((await enter(device.prove(await asked()))).status).toBe(401)
  })

  it('needs no second step where the account asks for one', async () => {
    await turnOn(server, person)
    await add()
    expect((await enter(device.prove(await asked()))).status).toBe(200)
  })

  it('is not taken from another site, unverified, for another’s question, or twice', async () => {
    const { token } = person
    const send = (body: object) => server.call('addPasskey', { token, body })
    const wrong = { clientDataJSON: expect.stringContaining('No se ha podido guardar') }
    for (const change of [{ origin: 'https://llar.evil.example' }, { verified: false }])
      expect((await send(device.make(await begin(), change))).body).toEqual(wrong)
    const other = await server.register({ role: 'USER' })
    expect((await send(device.make(await begin(other)))).body).toEqual(wrong)
    const unasked = { challenge: Buffer.alloc(32).toString('base64url'), user: { id: 'x' } }
    expect((await send(device.make(unasked))).body).toEqual(wrong)
    expect((await send({ ...device.make(await begin()), clientDataJSON: 'AAAA' })).body).toEqual(
      wrong,
    )
    expect((await add(device, other)).status).toBe(201)
    expect((await add(device)).status).toBe(400)
  })

  it('ten are the most', async () => {
    const { token } = person
    for (let n = 0; n < 9; n += 1)
      expect((await add(new Authenticator('llar.test', SITE))).status).toBe(201)
    // Two windows were asked while there was room for one.
    const late = new Authenticator('llar.test', SITE).make(await begin())
    expect((await add()).status).toBe(201)
    expect((await server.call('addPasskey', { token, body: late })).status).toBe(406)
    expect((await server.call('startPasskey', { token })).status).toBe(406)
  })
})

describe('one sentence refuses', () => {
  beforeEach(() => add())

  it('a key that nobody has, and a wrong signature', async () => {
    await refused(new Authenticator('llar.test', SITE).prove(await asked()))
    const proof = device.prove(await asked())
    const signature = device.prove(await asked()).signature
    await refused({ ...proof, signature })
    await refused({ ...device.prove(await asked()), signature: 'AAAA' })
  })

  it('what was answered before, was never asked, or was asked too long ago', async () => {
    const proof = device.prove(await asked())
    expect((await enter(proof)).status).toBe(200)
    await refused(proof)
    await refused(device.prove({ challenge: Buffer.alloc(32).toString('base64url') }))
    const late = await asked()
    await server.db
      .updateTable('challenge')
      .set({ expires_at: new Date(0) })
      .execute()
    await refused(device.prove(late))
    // What makes a passkey signs nobody in.
    await refused(device.prove(await begin()))
  })

  it('another site, an unverified person, another’s name on it', async () => {
    await refused(device.prove(await asked(), { origin: 'https://llar.evil.example' }))
    await refused(device.prove(await asked(), { rpId: 'llar.evil.example' }))
    await refused(device.prove(await asked(), { verified: false }))
    const userHandle = Buffer.from('somebody else').toString('base64url')
    await refused({ ...device.prove(await asked()), userHandle })
  })

  it('a copy of the key, whose counter has fallen behind', async () => {
    expect((await enter(device.prove(await asked(), { counter: 7 }))).status).toBe(200)
    await refused(device.prove(await asked(), { counter: 7 }))
    await refused(device.prove(await asked(), { counter: 3 }))
    expect((await enter(device.prove(await asked(), { counter: 8 }))).status).toBe(200)
  })

  it('an account that is not active, and a passkey that was forgotten', async () => {
    const { id } = person.profile
    const active = (on: boolean) =>
      server.db.updateTable('app_user').set({ active: on }).where('id', '=', id).execute()
    await active(false)
    await refused(device.prove(await asked()))
    await active(true)
    const { items } = (await server.call('listPasskeys', { token: person.token })).body
    const params = { id: items[0]?.id ?? '' }
    expect((await server.call('removePasskey', { token: person.token, params })).status).toBe(204)
    await refused(device.prove(await asked()))
  })
})

describe('what is one’s own', () => {
  it('is named and forgotten by its person alone', async () => {
    const { id } = (await add()).body
    const { token } = person
    const other = await server.register({ role: 'USER' })
    const name = (as: string, words: string) =>
      server.call('renamePasskey', { token: as, params: { id }, body: { name: words } })
    expect((await name(other.token, 'Mine')).status).toBe(404)
    expect((await name(token, '  ')).status).toBe(400)
    expect((await name(token, ' MacBook ')).body).toMatchObject({ id, name: 'MacBook' })
    const stranger = { token: other.token, params: { id } }
    expect((await server.call('removePasskey', stranger)).status).toBe(404)
  })

  it('the last thing that opens an account stays', async () => {
    const { id } = (await add()).body
    const { token, profile } = person
    const user = server.db.updateTable('app_user').where('id', '=', profile.id)
    await user.set({ password_hash: null }).execute()
    const answer = await server.call('removePasskey', { token, params: { id } })
    expect([answer.status, answer.body]).toMatchObject([406, { detail: expect.any(String) }])
    await add(new Authenticator('llar.test', SITE))
    expect((await server.call('removePasskey', { token, params: { id } })).status).toBe(204)
  })

  it('ends with the link of a forgotten password', async () => {
    await add()
    await server.db.updateTable('app_user').set({ email_verified_at: new Date() }).execute()
    await server.call('requestPasswordReset', { body: { email: person.email } })
    await server.runJobs()
    const mail = (await server.mails()).findLast(({ to }) => to === person.email)
    const token = /[?&]reset=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const body = { token, password: 'another-secret-1' }
    expect((await server.call('confirmPasswordReset', { body })).status).toBe(200)
    await refused(device.prove(await asked()))
  })
})
