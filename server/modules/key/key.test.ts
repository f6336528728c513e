import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiKeyInput, KeyScope } from '../../../generated/model/index.ts'
import { KEY_RATE } from '../../contract/scope.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { dayAhead } from '../../walks/world-programs.ts'

let server: TestServer
let boss: Person
let agent: Person
let stranger: Person

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ role: 'ADMIN', agencyName: 'Claus' })
  agent = await server.register({ role: 'STAFF', agency: boss })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Altres' })
}, 300_000)
afterAll(() => server.close())

let names = 0
const create = (input: Partial<ApiKeyInput> = {}, who = boss) => {
  names += 1
  const body = { name: `Clau ${names}`, scopes: ['read:property'], expiresOn: dayAhead(30) }
  return server.call('createKey', { token: who.token, body: { ...body, ...input } })
}
const made = async (scopes: KeyScope[] = ['read:property'], input: Partial<ApiKeyInput> = {}) => {
  const { status, body } = await create({ ...input, scopes })
  expect(status).toBe(201)
  return { id: body.key.id, secret: body.secret }
}
const lists = async (token: string, ip?: string) =>
  (await server.call('listProperties', { token, ...(ip && { ip }) })).status
const shown = async (id: string) =>
  (await server.call('listKeys', { token: boss.token })).body.items.find((one) => one.id === id)

describe('making', () => {
  it('tells the secret once, and keeps its hash alone', async () => {
    const { body } = await create({ scopes: ['read:property', 'read:contact'] })
    expect(body.secret).toMatch(/^llar_[A-Za-z0-9]{8}_[A-Za-z0-9_-]{43}$/)
    expect(body.key).toMatchObject({
      state: 'active',
      lastFour: body.secret.slice(-4),
      scopes: ['read:property', 'read:contact'],
      lastUsedAt: null,
    })
    const list = await server.call('listKeys', { token: boss.token })
    expect(JSON.stringify(list.body)).not.toContain(body.secret)
    const { rows } = await sql`select api_key::text as text from api_key`.execute(server.db)
    expect(JSON.stringify(rows)).not.toContain(body.secret.slice(5))
  })

  it.each<[string, Partial<ApiKeyInput>, string]>([
    ['an empty name', { name: '  ' }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope that is none', { scopes: ['write:user' as KeyScope] }, 'scopes.0'],
    ['yesterday', { expiresOn: dayAhead(-1) }, 'expiresOn'],
    ['more than 366 days', { expiresOn: dayAhead(368) }, 'expiresOn'],
    ['an address that is none', { allowedIps: ['10.0.0.1', '10.0.0.0/33'] }, 'allowedIps.1'],
    ['an address of a device', { allowedIps: ['fe80::1%eth0'] }, 'allowedIps.0'],
    [
      'eleven addresses',
      { allowedIps: Array.from({ length: 11 }, (_, at) => `10.0.0.${at}`) },
      'allowedIps',
    ],
  ])('refuses %s at its field', async (_what, input, field) => {
    const { status, body } = await create(input)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it('refuses the name of another active key', async () => {
    await create({ name: 'Web' })
    expect((await create({ name: ' WEB' })).status).toBe(400)
  })

  it('is for an ADMIN alone; another agency knows nothing of it', async () => {
    expect((await create({}, agent)).status).toBe(403)
    const { id } = await made()
    const call = { token: stranger.token, params: { id } }
    expect((await server.call('revokeKey', call)).status).toBe(404)
    expect((await server.call('renewKey', call)).status).toBe(404)
    const theirs = await server.call('listKeys', { token: stranger.token })
    expect(theirs.body.items).toEqual([])
  })
})

describe('using', () => {
  it('acts as its person, and notes when and from where', async () => {
    const { id, secret } = await made()
    const reply = await server.call('listProperties', { token: secret, ip: '192.0.2.7' })
    expect(reply.status).toBe(200)
    expect(await shown(id)).toMatchObject({ lastIp: '192.0.2.7' })
    expect((await shown(id))?.lastUsedAt).not.toBeNull()
  })

  it('works from allowed addresses alone', async () => {
    const { secret } = await made(['read:property'], {
      allowedIps: ['192.0.2.0/24', '2001:db8::1'],
    })
    expect(await lists(secret, '192.0.2.9')).toBe(200)
    expect(await lists(secret, '::ffff:192.0.2.9')).toBe(200)
    expect(await lists(secret, '2001:db8::1')).toBe(200)
    expect(await lists(secret, '192.0.3.9')).toBe(401)
  })

  it('says which scope is missing, in the language of the request', async () => {
    const { secret } = await made()
    const reply = await server.call('listContacts', { token: secret, lang: 'en' })
    expect([reply.status, reply.body]).toEqual([
      403,
      { message: 'This key does not have the scope read:contact' },
    ])
  })

  it('may no more than its person may by then', async () => {
    const second = await server.register({ role: 'ADMIN', agency: boss })
    const { body } = await create({ scopes: ['manage:webhook', 'read:property'] }, second)
    expect((await server.call('listWebhooks', { token: body.secret })).status).toBe(200)
    const part = await server.call('updateUser', {
      token: boss.token,
      params: { id: second.profile.id },
      body: { role: 'STAFF' },
    })
    expect(part.status).toBe(200)
    expect((await server.call('listWebhooks', { token: body.secret })).status).toBe(403)
    expect(await lists(body.secret)).toBe(200)
  })

  it('is counted: 600 requests a minute, from wherever', async () => {
    const { secret } = await made()
    server.deps.config.rateLimits = true
    expect(await lists(secret)).toBe(200)
    await sql`update rate_limit set hits = ${KEY_RATE.max} where hits = 1`.execute(server.db)
    const reply = await server.call('listProperties', { token: secret })
    expect(reply.status).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    server.deps.config.rateLimits = false
  })

  it('is nobody where nobody has to sign in', async () => {
    const { secret } = await made()
    expect((await server.call('searchListings', { token: secret })).status).toBe(200)
  })
})

describe('ending', () => {
  it('by an ADMIN, at once and for good', async () => {
    const { id, secret } = await made()
    const call = { token: boss.token, params: { id } }
    expect((await server.call('revokeKey', call)).status).toBe(204)
    expect((await server.call('revokeKey', call)).status).toBe(204)
    expect(await lists(secret)).toBe(401)
    expect((await server.call('renewKey', call)).status).toBe(406)
    expect(await shown(id)).toMatchObject({ state: 'ended' })
  })

  it('with its last day', async () => {
    const { id, secret } = await made()
    await sql`update api_key set expires_at = now() - interval '1 second' where id = ${id}`.execute(
      server.db,
    )
    expect(await lists(secret)).toBe(401)
    expect(await shown(id)).toMatchObject({ state: 'expired' })
  })

  it('with its person, who does not have it back by coming back', async () => {
    const second = await server.register({ role: 'ADMIN', agency: boss })
    const { body } = await create({}, second)
    const set = (active: boolean) =>
      server.call('updateUser', {
        token: boss.token,
        params: { id: second.profile.id },
        body: { active },
      })
    expect((await set(false)).status).toBe(200)
    expect(await lists(body.secret)).toBe(401)
    expect(await shown(body.key.id)).toMatchObject({ state: 'ended' })
    await set(true)
    expect(await lists(body.secret)).toBe(401)
  })

  it('is told by a rotation after a day, before which both work', async () => {
    const { id, secret } = await made()
    const renewed = await server.call('renewKey', { token: boss.token, params: { id } })
    expect(renewed.body.key.rotatedUntil).not.toBeNull()
    expect([await lists(secret), await lists(renewed.body.secret)]).toEqual([200, 200])
    const now = server.deps.now
    server.deps.now = () => new Date(Date.now() + 24 * 3_600_000 + 1000)
    expect([await lists(secret), await lists(renewed.body.secret)]).toEqual([401, 200])
    server.deps.now = now
  })

  it('a rotation tells its secret to its person alone', async () => {
    const second = await server.register({ role: 'ADMIN', agency: boss })
    const { body } = await create({}, second)
    const call = { token: boss.token, params: { id: body.key.id } }
    expect((await server.call('renewKey', call)).status).toBe(406)
    expect((await server.call('revokeKey', call)).status).toBe(204)
  })
})
