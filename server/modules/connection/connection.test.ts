import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { REDIRECT, startApplication } from '../../oauth/oauth.fixture.ts'
import type { Person } from '../../testing/people.ts'
import { heldGrant, sessionOfGrant } from './index.ts'

type Application = Awaited<ReturnType<typeof startApplication>>
let app: Application
beforeAll(async () => {
  app = await startApplication()
}, 300_000)
afterAll(() => app.close())
beforeEach(() => void app.clientId(true))

const whoseIs = (token: string) => sessionOfGrant(token, app.server.deps, '10.0.0.1')
const list = async ({ token }: Person) => (await app.server.call('listConnections', { token })).body
const allowStaff = (staff: boolean, by = app.boss) =>
  app.server.call('updateConnectionRule', { token: by.token, body: { staff } })
const anAgent = () => app.server.register({ role: 'STAFF', agency: app.boss })

describe('what somebody is shown before they allow it', () => {
  it('is where the code goes, and not only what an application calls itself', async () => {
    const { status, body } = await app.look(app.boss, { scope: 'read:lead people offline_access' })
    expect([status, body]).toMatchObject([
      200,
      {
        client: 'Rig Assistant',
        redirectHost: 'assistant.example',
        loopback: false,
        scopes: ['read:lead', 'people'],
        agency: 'Connectada',
        fault: null,
        back: `${REDIRECT}?error=access_denied&iss=http%3A%2F%2Fllar.test`,
      },
    ])
    expect(body.clientHost).toMatch(/^127\.0\.0\.1:/)
  })

  it('says that it goes to a program on their own device, at whichever port', async () => {
    const { body } = await app.look(app.boss, { redirect_uri: 'http://127.0.0.1:4711/callback' })
    expect(body).toMatchObject({ loopback: true, redirectHost: '127.0.0.1:4711' })
  })

  it.each<[string, Record<string, string | undefined>, string]>([
    ['no code', { response_type: 'token' }, 'unsupported_response_type'],
    ['no PKCE', { code_challenge: undefined }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['no resource', { resource: undefined }, 'invalid_target'],
    ['no scope there is', { scope: 'everything' }, 'invalid_scope'],
  ])('says what is wrong with %s, of which its page may be told', async (_what, query, fault) => {
    const { status, body } = await app.look(app.boss, { state: 'a b', ...query })
    expect([status, body.fault]).toEqual([200, fault])
    const back = new URL(body.back).searchParams
    expect([back.get('error'), back.get('state')]).toEqual([fault, 'a b'])
  })

  it.each([
    'https://evil.example/callback',
    `${REDIRECT}/`,
    'javascript:alert(1)',
    'http://127.0.0.1:4711/other',
    'http://localhost:4711/callback',
  ])('sends nobody to %s, which is none of its own', async (redirect_uri) => {
    const { status, body } = await app.look(app.boss, { redirect_uri })
    expect([status, Object.keys(body)]).toEqual([400, ['redirect_uri']])
    const allowed = await app.allow(app.boss, ['read:property'], { redirect_uri })
    expect([allowed.status, Object.keys(allowed.body)]).toEqual([400, ['redirect_uri']])
  })
})

describe('an application that does not say who it is', () => {
  const FITS = { client_name: 'X', redirect_uris: [REDIRECT] }
  it.each<[string, (own: string) => unknown]>([
    ['names another id', () => ({ ...FITS, client_id: 'https://other.example/c.json' })],
    [
      'keeps a secret',
      (client_id) => ({ ...FITS, client_id, token_endpoint_auth_method: 'private_key_jwt' }),
    ],
    ['has no address', (client_id) => ({ ...FITS, client_id, redirect_uris: [] })],
    [
      'has one that may not be',
      (client_id) => ({ ...FITS, client_id, redirect_uris: ['javascript:x'] }),
    ],
    ['is too long', (client_id) => ({ ...FITS, client_id, logo: 'x'.repeat(6000) })],
    ['is no JSON', () => '<html>'],
    ['is none', () => 'null'],
    ['leads elsewhere', () => 302],
    ['is not there', () => 404],
  ])('as its document %s', async (_what, said) => {
    app.says(said)
    const { status, body } = await app.look(app.boss)
    expect([status, Object.keys(body)]).toEqual([400, ['client_id']])
    app.says((client_id) => ({
      ...FITS,
      client_id,
      redirect_uris: [REDIRECT, 'http://127.0.0.1/callback'],
    }))
  })

  it.each(['x', 'ftp://a.example/c', 'http://127.0.0.1/', 'http://u:p@127.0.0.1/c'])(
    'as its id is %s',
    async (client_id) => {
      expect((await app.look(app.boss, { client_id })).status).toBe(400)
    },
  )
})

describe('the list', () => {
  it('has own ones, of an ADMIN the agency’s; another agency’s is unknown', async () => {
    await allowStaff(true)
    const agent = await anAgent()
    await app.connect(app.boss)
    await app.connect(agent)
    const mine = await list(agent)
    expect(mine.items.map(({ client, own, redirectHost }) => [client, own, redirectHost])).toEqual([
      ['X', true, 'assistant.example'],
    ])
    const all = (await list(app.boss)).items
    expect([all[0]?.own, all.at(-1)?.own]).toEqual([true, false])
    const params = { id: mine.items[0]?.id ?? '' }
    const stranger = await app.server.register({ agencyName: 'Altra' })
    const end = (who: Person) => app.server.call('endConnection', { token: who.token, params })
    expect([(await end(stranger)).status, (await list(stranger)).items]).toEqual([404, []])
    const colleague = await anAgent()
    expect([(await end(colleague)).status, (await end(app.boss)).status]).toEqual([404, 204])
    expect([(await list(agent)).items, (await end(agent)).status]).toEqual([[], 204])
  })

  it('notes when it was used, to the minute', async () => {
    const { access_token } = await app.connect(app.boss)
    await whoseIs(access_token)
    const used = (await list(app.boss)).items.flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    expect(used).toEqual([expect.stringMatching(/:00\.000Z$/)])
  })

  it('holds twenty of one person, and refuses the next', async () => {
    const boss = await app.server.register({ agencyName: 'Vint' })
    for (let at = 0; at < 20; at += 1) expect((await app.allow(boss)).status).toBe(201)
    expect((await app.allow(boss)).status).toBe(406)
  })
})

describe('agents', () => {
  it('may not until an ADMIN says so, and no more once it is taken back', async () => {
    await allowStaff(false)
    const agent = await anAgent()
    expect((await app.look(agent)).body.fault).toBe('access_denied')
    expect((await app.allow(agent)).status).toBe(403)
    expect((await allowStaff(true, agent)).status).toBe(403)
    expect((await allowStaff(true)).body).toEqual({ staff: true })
    const { access_token, refresh_token } = await app.connect(agent)
    expect(await whoseIs(access_token)).toMatchObject({ role: 'STAFF' })
    await allowStaff(false)
    expect([await whoseIs(access_token), (await app.refresh(refresh_token)).status]).toEqual([
      null,
      400,
    ])
    await allowStaff(true)
    expect(await whoseIs(access_token)).toBeNull()
  })
})

describe('a connection ends', () => {
  const patch = (id: string, body: Record<string, unknown>, { token } = app.boss) =>
    app.server.call('updateUser', { token, params: { id }, body })

  it('at once where it is ended, also in an act that is under way', async () => {
    const { access_token } = await app.connect(app.boss)
    const session = await whoseIs(access_token)
    if (!session) throw new Error('no session')
    const { db } = app.server.deps
    const held = () => db.transaction().execute((trx) => heldGrant(trx, session, app.server.deps))
    expect(await held()).toMatchObject({ key: { id: session.key?.id } })
    const params = { id: session.key?.id ?? '' }
    await app.server.call('endConnection', { token: app.boss.token, params })
    expect([await whoseIs(access_token), await held()]).toEqual([null, null])
  })

  it('with its person’s password', async () => {
    const boss = await app.server.register({ agencyName: 'Clau' })
    const { access_token } = await app.connect(boss)
    const body = { password: 'another-rig-secret', current_password: boss.password }
    expect((await patch(boss.profile.id, body, boss)).status).toBe(200)
    expect(await whoseIs(access_token)).toBeNull()
  })

  it('with their role, which gives nothing back when they have it again', async () => {
    await allowStaff(true)
    const agent = await anAgent()
    const { access_token } = await app.connect(agent)
    expect((await patch(agent.profile.id, { role: 'ADMIN' })).status).toBe(200)
    expect(await whoseIs(access_token)).toBeNull()
    expect((await patch(agent.profile.id, { role: 'STAFF' })).status).toBe(200)
    expect(await whoseIs(access_token)).toBeNull()
  })

  it('when they leave', async () => {
    await allowStaff(true)
    const agent = await anAgent()
    const { access_token } = await app.connect(agent)
    expect((await patch(agent.profile.id, { active: false })).status).toBe(200)
    expect(await whoseIs(access_token)).toBeNull()
  })
})
