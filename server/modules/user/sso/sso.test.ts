import type { JWTPayload } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AgencySsoInput } from '../../../../generated/model/index.ts'
import { tableDns, type DnsTable } from '../../../ports/dns/table.fixture.ts'
import type { Person } from '../../../testing/people.ts'
import { CLIENT, startProvider, type Provider } from '../../../testing/provider.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { codeAt, turnOn } from '../second/second.fixture.ts'
import { claimsOf } from './sso.fixture.ts'

let server: TestServer
let provider: Provider
let clock = new Date()
let admin: Person
let agent: Person
const records: DnsTable = {}
let agencies = 0
let domain: string

beforeAll(async () => {
  provider = await startProvider()
  server = await startTestServer({ now: () => clock, dns: tableDns(records) })
}, 300_000)
afterAll(async () => {
  await server.close()
  await provider.close()
})
beforeEach(async () => {
  domain = `casa-${(agencies += 1)}.example`
  admin = await server.register({ email: `aina@${domain}` })
  agent = await server.register({ agency: admin, role: 'STAFF', email: `biel@${domain}` })
  await server.db.updateTable('app_user').set({ email_verified_at: clock }).execute()
})
afterEach(() => void (provider.state = 'up'))

const agencyId = () => admin.profile.agency_ids[0] ?? ''
const of = (by = admin) => ({ token: by.token, params: { id: agencyId() }, lang: 'en' as const })
const save = (change: Partial<AgencySsoInput> = {}, by = admin) =>
  server.call('saveAgencySso', {
    ...of(by),
    body: {
      issuer: provider.issuer,
      client_id: CLIENT.id,
      // Typed anew it would have to be tried first.
      ...(change.required === undefined && { client_secret: CLIENT.secret }),
      domain,
      ...change,
    },
  })
const prove = (by = admin) => server.call('checkAgencySsoDomain', of(by))
/** Settings whose domain says that it is the agency's. */
async function setUp() {
  const { body } = await save()
  records[`TXT ${body.record?.name}`] = [body.record?.value ?? '']
  expect((await prove()).body.proved_at).toBe(clock.toISOString())
}
const start = (email = agent.email) => server.call('startSso', { body: { email }, lang: 'en' })
const end = (ticket: string, answer: string, agency_id = agencyId()) =>
  server.call('loginSso', { body: { agency_id, ticket, answer }, lang: 'en' })
/** The whole way of a browser, with what the provider says of its person. */
async function enter(claims: JWTPayload) {
  const { url, ticket } = (await start()).body
  return end(ticket, provider.answer(url, claims))
}
const works = async (token: string) => (await server.call('listContacts', { token })).status
const password = ({ email, password }: Person) =>
  server.call('loginUser', { body: { email, password }, lang: 'en' })

describe('an ADMIN sets up the company’s account', () => {
  it('with a provider that answers, a domain of their own, and a secret that nobody reads', async () => {
    const { status, body } = await save()
    expect([status, body]).toEqual([
      200,
      {
        issuer: provider.issuer,
        client_id: CLIENT.id,
        has_secret: true,
        domain,
        record: { name: `_llar.${domain}`, value: expect.stringMatching(/^llar-sso=[\w-]{43}$/) },
        proved_at: null,
        used_at: null,
        required: false,
        redirect_uri: `http://llar.test/sso/${agencyId()}/`,
      },
    ])
    const row = await server.db
      .selectFrom('agency_sso')
      .selectAll()
      .where('agency_id', '=', agencyId())
      .executeTakeFirstOrThrow()
    expect(row.secret?.includes(CLIENT.secret)).toBe(false)
    expect((await save({ issuer: `${provider.issuer}/other` })).body).toHaveProperty('issuer')
    expect((await save({ domain: 'no domain' })).body).toHaveProperty('domain')
    provider.state = 'down'
    expect((await save()).status).toBe(400)
  })

  it('an agent and another agency’s ADMIN neither read nor change it', async () => {
    await save()
    const other = await server.register()
    for (const operation of ['getAgencySso', 'checkAgencySsoDomain', 'removeAgencySso'] as const) {
      expect((await server.call(operation, of(agent))).status).toBe(403)
      expect((await server.call(operation, of(other))).status).toBe(404)
    }
    expect([(await save({}, agent)).status, (await save({}, other)).status]).toEqual([403, 404])
  })

  it('the domain is proved by its TXT record, by one agency alone', async () => {
    const value = (await save()).body.record?.value ?? ''
    expect((await prove()).status).toBe(406)
    records[`TXT _llar.${domain}`] = 'DIFFER'
    expect((await prove()).status).toBe(406)
    records[`TXT _llar.${domain}`] = ['llar-sso=another', value]
    expect((await prove()).status).toBe(200)
    const other = await server.register()
    const id = other.profile.agency_ids[0] ?? ''
    const theirs = { token: other.token, params: { id } }
    const body = { issuer: provider.issuer, client_id: 'llar', domain }
    const saved = await server.call('saveAgencySso', { ...theirs, body })
    records[`TXT _llar.${domain}`] = [value, saved.body.record?.value ?? '']
    expect((await server.call('checkAgencySsoDomain', theirs)).status).toBe(406)
  })

  it('without the domain proved nobody is sent anywhere; with another one it is proved anew', async () => {
    await save()
    const before = await start()
    expect([before.status, before.body]).toMatchObject([400, { email: expect.any(String) }])
    await setUp()
    expect((await start()).status).toBe(200)
    expect((await save({ domain: `new.${domain}` })).body.proved_at).toBeNull()
    expect((await start()).status).toBe(400)
  })

  it('taken away, it opens nothing', async () => {
    await setUp()
    const { url, ticket } = (await start()).body
    expect((await server.call('removeAgencySso', of())).status).toBe(204)
    expect((await end(ticket, provider.answer(url, claimsOf(agent)))).status).toBe(400)
    expect((await server.call('removeAgencySso', of())).status).toBe(404)
  })
})

describe('signing in with it', () => {
  beforeEach(setUp)

  it('asks by code with PKCE, state and nonce, and opens the account of a proved e-mail', async () => {
    const { url, ticket } = (await start()).body
    const asked = Object.fromEntries(new URL(url).searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: `http://llar.test/sso/${agencyId()}/`,
      code_challenge_method: 'S256',
      login_hint: agent.email,
      scope: 'openid email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(url).not.toContain(ticket)
    const { status, body } = await end(ticket, provider.answer(url, claimsOf(agent)))
    expect([status, body.email, await works(body.token)]).toEqual([200, agent.email, 200])
    const { items } = (await server.call('listSessions', { token: body.token })).body
    expect(items.find(({ current }) => current)?.method).toBe('sso')
    expect((await server.call('getAgencySso', of())).body.used_at).toBe(clock.toISOString())
    await server.runJobs()
    const mail = (await server.mails()).findLast(({ to }) => to === agent.email)
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining('Nueva forma de entrar'),
      expect.stringContaining('/no-he-sido-yo/'),
    ])
  })

  it('later knows the person by issuer and subject, whatever the e-mail says', async () => {
    expect((await enter(claimsOf(agent, 'one'))).status).toBe(200)
    const again = await enter({ sub: 'one', email: admin.email, email_verified: true })
    expect([again.status, again.body.email]).toEqual([200, agent.email])
  })

  it.each<[string, (person: Person) => JWTPayload]>([
    ['an e-mail that is not verified', (p) => ({ ...claimsOf(p), email_verified: false })],
    ['one that is told as text not to be', (p) => ({ ...claimsOf(p), email_verified: 'false' })],
    ['one of which it is not said', (p) => ({ ...claimsOf(p), email_verified: undefined })],
    ['another domain', () => claimsOf({ email: 'biel@elsewhere.example' })],
    ['a domain that ends alike', () => claimsOf({ email: `biel@not${domain}` })],
    ['nobody’s e-mail', () => claimsOf({ email: `nobody@${domain}` })],
    ['no e-mail', () => ({ sub: 's' })],
  ])('%s opens nothing', async (_what, claims) => {
    expect((await enter(claims(agent))).status).toBe(403)
  })

  it.each<[string, JWTPayload]>([
    ['another sign-in’s nonce', { nonce: 'replayed' }],
    ['another client’s audience', { aud: 'other' }],
    ['another issuer', { iss: 'http://127.0.0.1:1' }],
    ['the end of its time', { exp: 1 }],
  ])('a token with %s is refused', async (_what, claims) => {
    const { status, body } = await enter({ ...claimsOf(agent), ...claims })
    expect([status, body]).toMatchObject([400, { answer: expect.any(String) }])
  })

  it('a token that its published keys did not sign is refused; new keys count at once', async () => {
    provider.state = 'keyless'
    expect((await enter(claimsOf(agent))).status).toBe(400)
    provider.state = 'up'
    await provider.rotate()
    expect((await enter(claimsOf(agent))).status).toBe(200)
  })

  it('an answer counts once, in time, for the browser, the agency and the provider that was asked', async () => {
    const asked = async () => (await start()).body
    const one = await asked()
    const answer = provider.answer(one.url, claimsOf(agent))
    const other = await asked()
    expect((await end(other.ticket, answer)).status).toBe(400)
    expect((await end(one.ticket, answer)).status).toBe(400)
    const mixed = await asked()
    const elsewhere = provider.answer(mixed.url, claimsOf(agent), { iss: 'https://evil.example' })
    expect((await end(mixed.ticket, elsewhere)).status).toBe(400)
    const stranger = (await server.register()).profile.agency_ids[0]
    const foreign = await asked()
    const theirs = provider.answer(foreign.url, claimsOf(agent))
    expect((await end(foreign.ticket, theirs, stranger)).status).toBe(400)
    const late = await asked()
    clock = new Date(clock.getTime() + 601_000)
    expect((await end(late.ticket, provider.answer(late.url, claimsOf(agent)))).status).toBe(400)
    const { url, ticket } = await asked()
    const good = provider.answer(url, claimsOf(agent))
    const both = await Promise.all([end(ticket, good), end(ticket, good)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('opens nobody of another agency, who left, whose e-mail nobody proved, or a visitor', async () => {
    const elsewhere = await server.register({ email: `cati@${domain}` })
    const visitor = await server.register({ role: 'USER', email: `dora@${domain}` })
    await server.db.updateTable('app_user').set({ email_verified_at: clock }).execute()
    const unproved = await server.register({
      agency: admin,
      role: 'STAFF',
      email: `emma@${domain}`,
    })
    const user = server.db.updateTable('app_user')
    await user.set({ email_verified_at: null }).where('id', '=', unproved.profile.id).execute()
    for (const one of [elsewhere, visitor, unproved])
      expect([one.email, (await enter(claimsOf(one))).status]).toEqual([one.email, 403])
    expect((await enter(claimsOf(agent))).status).toBe(200)
    await user.set({ active: false }).where('id', '=', agent.profile.id).execute()
    expect((await enter(claimsOf(agent))).status).toBe(403)
  })

  it('an account with a second step asks for it still', async () => {
    const { secret } = await turnOn(server, agent)
    clock = new Date(clock.getTime() + 60_000)
    const half = await enter(claimsOf(agent))
    expect([half.status, half.body]).toMatchObject([403, { code: 'second_step' }])
    const { token } = half.body as unknown as { token: string }
    const body = { token, code: codeAt(secret, clock) }
    expect((await server.call('loginSecondStep', { body })).status).toBe(200)
  })

  it('a forgotten password unties it; at the next sign-in it is proved anew', async () => {
    expect((await enter(claimsOf(agent))).status).toBe(200)
    await server.call('requestPasswordReset', { body: { email: agent.email } })
    await server.runJobs()
    const mail = (await server.mails()).findLast(({ to }) => to === agent.email)
    const token = /[?&]reset=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await server.call('confirmPasswordReset', { body: { token, password: 'another-secret-1' } })
    const { count } = await server.db
      .selectFrom('sso_identity')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', agent.profile.id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
    expect((await enter(claimsOf(agent))).status).toBe(200)
  })

  it('while the provider is away both steps say so, and nothing else changes', async () => {
    const { url, ticket } = (await start()).body
    const answer = provider.answer(url, claimsOf(agent))
    provider.state = 'down'
    expect((await start()).status).toBe(503)
    expect((await end(ticket, answer)).status).toBe(503)
    expect((await password(agent)).status).toBe(200)
  })

  it('the provider’s address leads to the page that asked, and keeps nothing', async () => {
    const { url } = (await server.call('startSso', { body: { email: agent.email }, lang: 'de' }))
      .body
    const answer = provider.answer(url, claimsOf(agent))
    const sent = await server.inject(`/sso/${agencyId()}/?${answer}`)
    const query = new URL(String(sent.headers.location), 'http://llar.test').searchParams
    expect([sent.statusCode, query.get('sso'), query.get('answer')]).toEqual([
      303,
      agencyId(),
      answer,
    ])
    expect(sent.headers.location).toMatch(/^\/de/)
    expect(sent.headers['referrer-policy']).toBe('no-referrer')
  })
})
