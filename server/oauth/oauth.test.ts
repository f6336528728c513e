import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionOfGrant } from '../modules/connection/index.ts'
import { challenge } from './challenge.ts'
import { REDIRECT, startApplication } from './oauth.fixture.ts'

type Application = Awaited<ReturnType<typeof startApplication>>
let app: Application
beforeAll(async () => {
  app = await startApplication({ mcpRegistration: true })
}, 300_000)
afterAll(() => app.close())
beforeEach(() => void app.clientId(true))

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const whoseIs = (token: string) => sessionOfGrant(token, app.server.deps, '10.0.0.1')
const refused = ({ status, body }: { status: number; body: { error: string } }) => [
  status,
  body.error,
]
const OVER = [400, 'invalid_grant']

describe('what an application reads first', () => {
  it('says who gives tokens, and how', async () => {
    const read = async (name: string) =>
      (await app.server.inject(`/.well-known/${name}`)).json<Record<string, unknown>>()
    const door = await read('oauth-protected-resource/mcp')
    expect(door).toMatchObject({
      resource: 'http://llar.test/mcp',
      authorization_servers: ['http://llar.test'],
    })
    expect(await read('oauth-protected-resource')).toEqual(door)
    expect(await read('oauth-authorization-server')).toMatchObject({
      issuer: 'http://llar.test',
      authorization_endpoint: 'http://llar.test/auth/conectar',
      token_endpoint: 'http://llar.test/oauth/token',
      registration_endpoint: 'http://llar.test/oauth/register',
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
      scopes_supported: expect.arrayContaining(['read:property', 'people', 'propose']),
    })
  })
})

it('the door says where to read it, and which scopes are lacking', () => {
  const config = { siteUrl: 'http://llar.test' }
  const where = 'resource_metadata="http://llar.test/.well-known/oauth-protected-resource/mcp"'
  expect(challenge(config)).toBe(`Bearer ${where}`)
  expect(challenge(config, { code: 'insufficient_scope', scopes: ['read:lead', 'people'] })).toBe(
    `Bearer error="insufficient_scope", scope="read:lead people", ${where}`,
  )
})

describe('a code', () => {
  it('gives tokens that act as who allowed it, within scopes', async () => {
    const { status, body, headers } = await app.exchange(
      await app.codeOf(app.boss, ['read:property', 'propose']),
    )
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'read:property propose',
    })
    expect(await whoseIs(body.access_token)).toMatchObject({
      userId: app.boss.profile.id,
      role: 'ADMIN',
      key: { scopes: ['read:property', 'propose'], client: 'Rig Assistant' },
    })
  })

  it('works once; used again, it ends what it gave', async () => {
    const code = await app.codeOf(app.boss)
    const { access_token: token } = (await app.exchange(code)).body
    expect(await whoseIs(token)).not.toBeNull()
    expect(refused(await app.exchange(code))).toEqual(OVER)
    expect(await whoseIs(token)).toBeNull()
  })

  it('works for a minute', async () => {
    const code = await app.codeOf(app.boss)
    app.later(MINUTE + 1)
    expect(refused(await app.exchange(code))).toEqual(OVER)
  })

  it.each<[string, Record<string, string | undefined>, string]>([
    ['of another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['for another address', { redirect_uri: `${REDIRECT}/` }, 'invalid_grant'],
    ['of another application', { client_id: 'https://other.example/c' }, 'invalid_grant'],
    ['for another resource', { resource: 'http://llar.test/api/v1' }, 'invalid_target'],
    ['without a resource', { resource: undefined }, 'invalid_request'],
    ['without a verifier', { code_verifier: undefined }, 'invalid_request'],
    ['of another kind', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('is nothing %s', async (_what, other, error) => {
    expect(refused(await app.exchange(await app.codeOf(app.boss), other))).toEqual([400, error])
  })

  it('goes to whichever port a program on one’s own device listens at', async () => {
    const redirect_uri = 'http://127.0.0.1:51234/callback'
    const code = await app.codeOf(app.boss, ['read:property'], { redirect_uri })
    expect((await app.exchange(code, { redirect_uri })).status).toBe(200)
  })
})

describe('a refresh token', () => {
  it('gives the next pair; used again, it ends all', async () => {
    const first = await app.connect(app.boss)
    const second = (await app.refresh(first.refresh_token)).body
    expect(await whoseIs(second.access_token)).not.toBeNull()
    expect(refused(await app.refresh(first.refresh_token))).toEqual(OVER)
    expect(await whoseIs(second.access_token)).toBeNull()
    expect(refused(await app.refresh(second.refresh_token))).toEqual(OVER)
  })

  it('is for its application and our door alone', async () => {
    const { refresh_token: token } = await app.connect(app.boss)
    const other = { client_id: 'https://other.example/c' }
    expect(refused(await app.refresh(token, other))).toEqual(OVER)
    expect(refused(await app.refresh(token, { resource: 'https://other.example/mcp' }))).toEqual([
      400,
      'invalid_target',
    ])
    expect((await app.refresh(token)).status).toBe(200)
  })

  it('lives a month unused and three in all, its access token an hour', async () => {
    const own = await startApplication()
    const opens = (token: string) => sessionOfGrant(token, own.server.deps, '10.0.0.1')
    const idle = await own.connect(own.boss)
    let { access_token, refresh_token } = await own.connect(own.boss)
    own.later(61 * MINUTE)
    expect(await opens(access_token)).toBeNull()
    for (const days of [29, 29, 29]) {
      own.later(days * DAY)
      ;({ access_token, refresh_token } = (await own.refresh(refresh_token)).body)
      expect(await opens(access_token)).not.toBeNull()
    }
    expect(refused(await own.refresh(idle.refresh_token))).toEqual(OVER)
    own.later(4 * DAY)
    expect(refused(await own.refresh(refresh_token))).toEqual(OVER)
    await own.close()
  })
})

it('a token that is revoked opens nothing, and so does its other half', async () => {
  const { access_token, refresh_token } = await app.connect(app.boss)
  expect((await app.post('/oauth/revoke', { token: refresh_token })).status).toBe(200)
  expect(await whoseIs(access_token)).toBeNull()
  expect(refused(await app.refresh(refresh_token))).toEqual(OVER)
  expect((await app.post('/oauth/revoke', { token: 'unknown' })).status).toBe(200)
})

it('opens the door for assistants alone: the API knows no such token, nor the door a session', async () => {
  const { access_token, refresh_token } = await app.connect(app.boss)
  for (const token of [access_token, refresh_token])
    expect((await app.server.call('listProperties', { token })).status).toBe(401)
  expect(await whoseIs(app.boss.token)).toBeNull()
  expect(await whoseIs(refresh_token)).toBeNull()
})

describe('an application that registers', () => {
  const register = async (payload: unknown, remoteAddress = '10.9.9.9') => {
    const reply = await app.server.inject({
      method: 'POST',
      url: '/oauth/register',
      remoteAddress,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
    return { status: reply.statusCode, body: reply.json<{ error: string; client_id: string }>() }
  }

  it('gets an id, says nowhere who it is, and connects', async () => {
    const said = { client_name: 'Old  Client', redirect_uris: [REDIRECT] }
    const { status, body } = await register(said)
    expect([status, body]).toMatchObject([201, { client_name: 'Old Client' }])
    const { client_id } = body
    expect((await app.look(app.boss, { client_id })).body).toMatchObject({
      client: 'Old Client',
      clientHost: null,
    })
    const code = await app.codeOf(app.boss, ['read:lead'], { client_id })
    expect((await app.exchange(code, { client_id })).status).toBe(200)
  })

  it('is refused with an address that may not be, and without a name', async () => {
    for (const uri of [
      'javascript:alert(1)',
      'http://a.example/',
      'cursor://cb',
      'https://u@a.example',
    ])
      expect(refused(await register({ client_name: 'X', redirect_uris: [uri] }))).toEqual([
        400,
        'invalid_redirect_uri',
      ])
    expect(refused(await register({ redirect_uris: [REDIRECT] }))).toEqual([
      400,
      'invalid_client_metadata',
    ])
  })

  it('does so ten times an hour from one address, and not at all unless it is set up', async () => {
    const said = { client_name: 'Again', redirect_uris: [REDIRECT] }
    const states = []
    for (let at = 0; at < 11; at += 1) states.push((await register(said, '10.8.8.8')).status)
    expect(states.slice(-2)).toEqual([201, 429])
    const other = await startApplication()
    const reply = await other.server.inject({ method: 'POST', url: '/oauth/register', payload: {} })
    expect(reply.statusCode).toBe(404)
    await other.close()
  })
})
