import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ssoClient } from '../../../ports/sso/index.ts'
import { tableDns, type DnsTable } from '../../../ports/dns/table.fixture.ts'
import { startProvider, type Provider } from '../../../testing/provider.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { Authenticator } from '../passkey/authenticator.fixture.ts'
import { codeAt, turnOn } from '../second/second.fixture.ts'
import { claimsOf, companyOf } from './sso.fixture.ts'

const WINDOW = 600_000
let server: TestServer
let provider: Provider
let clock = new Date()
const operators: string[] = []
const reasons: unknown[] = []
const records: DnsTable = {}
let company: Awaited<ReturnType<typeof companyOf>>

beforeAll(async () => {
  provider = await startProvider()
  const client = ssoClient(true)
  const sso: typeof client = {
    ...client,
    end: async (...asked) => {
      const told = await client.end(...asked)
      if ('refused' in told) reasons.push(told.refused)
      return told
    },
  }
  const deps = { now: () => clock, dns: tableDns(records), sso }
  server = await startTestServer(deps, { operators, stepUpMs: WINDOW })
}, 300_000)
afterAll(async () => {
  await server.close()
  await provider.close()
})
beforeEach(async () => {
  company = await companyOf(server, provider, records)
})
afterEach(() => {
  provider.says = {}
  operators.length = 0
})

const password = ({ email, password }: { email: string; password: string }) =>
  server.call('loginUser', { body: { email, password } })

describe('a site operator of the agency', () => {
  it.each(['at first', 'tied before'])('is not opened by its provider, %s', async (when) => {
    if (when === 'tied before')
      expect((await company.enter(claimsOf(company.agent))).status).toBe(200)
    operators.push(company.agent.email)
    const { status, body } = await company.enter(claimsOf(company.agent))
    expect([status, body]).not.toHaveProperty('1.token')
    expect(status).toBe(403)
  })

  it('with an app for codes is asked for them', async () => {
    const { secret } = await turnOn(server, company.agent)
    operators.push(company.agent.email)
    clock = new Date(clock.getTime() + 60_000)
    const half = await company.enter(claimsOf(company.agent))
    expect([half.status, half.body]).toMatchObject([403, { code: 'second_step' }])
    const { token } = half.body as unknown as { token: string }
    const body = { token, code: codeAt(secret, clock) }
    const whole = await server.call('loginSecondStep', { body })
    expect([whole.status, whole.body.operator]).toEqual([200, true])
  })

  it('enters otherwise though the agency asks for the company’s account', async () => {
    const { token } = company.admin
    const made = new Authenticator('llar.test', 'http://llar.test')
    const options = (await server.call('startPasskey', { token })).body
    await server.call('addPasskey', { token, body: made.make(options) })
    await company.enter(claimsOf(company.agent))
    expect((await company.save({ required: true })).body.required).toBe(true)
    expect((await password(company.agent)).status).toBe(403)
    operators.push(company.agent.email)
    expect((await password(company.agent)).status).toBe(200)
  })
})

describe('a provider', () => {
  it('that calls itself otherwise than its settings say is away', async () => {
    const { url, ticket } = (await company.start()).body
    const answer = provider.answer(url, claimsOf(company.agent))
    await server.db
      .updateTable('agency_sso')
      .set({ issuer: `${provider.issuer}/.well-known/openid-configuration` })
      .where('agency_id', '=', company.agencyId)
      .execute()
    await server.db
      .updateTable('sso_ask')
      .set({ issuer: `${provider.issuer}/.well-known/openid-configuration` })
      .where('agency_id', '=', company.agencyId)
      .execute()
    expect((await company.start()).status).toBe(503)
    expect((await company.end(ticket, answer)).status).toBe(503)
  })

  it.each<[string, () => Record<string, unknown>]>([
    ['stands for many', () => ({ issuer: `${provider.issuer}/{tenantid}/v2.0` })],
    ['is a document', () => ({ issuer: `${provider.issuer}/.well-known/openid-configuration` })],
    ['sends nobody anywhere', () => ({ authorization_endpoint: undefined })],
    ['sends people to no address', () => ({ authorization_endpoint: 'nowhere' })],
  ])('that %s is none', async (_what, says) => {
    provider.says = says()
    const issuer = `${provider.issuer}/.well-known/openid-configuration`
    const { status, body } = await company.save({ issuer })
    expect([status, body]).toMatchObject([400, { issuer: expect.any(String) }])
  })

  it('that sends people to no address any more is away', async () => {
    provider.says = { authorization_endpoint: 'nowhere' }
    expect((await company.start()).status).toBe(503)
  })

  it.each([
    ['access_denied', 'access_denied'],
    ['Anna Pons <anna@casa.example>', 'OAUTH_AUTHORIZATION_RESPONSE_ERROR'],
  ])('that answers %s is logged as %s', async (error, logged) => {
    const { url, ticket } = (await company.start()).body
    const { searchParams: asked } = new URL(url)
    const state = asked.get('state') ?? ''
    const answer = new URLSearchParams({ error, state, iss: provider.issuer })
    expect((await company.end(ticket, String(answer))).status).toBe(400)
    expect(reasons.at(-1)).toBe(logged)
  })
})

describe('what a session of it has proved', () => {
  const until = async (at?: Date) => {
    const auth_time = at && Math.floor(at.getTime() / 1000)
    const { body } = await company.enter({ ...claimsOf(company.agent), auth_time })
    return (await server.call('getStepUp', { token: body.token })).body.until
  }

  it('is what the provider asked its person for lately', async () => {
    const at = new Date(Math.floor(clock.getTime() / 1000) * 1000 - 60_000)
    expect(await until(at)).toBe(new Date(at.getTime() + WINDOW).toISOString())
    expect(await until(new Date(clock.getTime() - WINDOW - 1000))).toBeNull()
    expect(await until()).toBeNull()
    // Its clock runs ahead.
    const most = new Date(clock.getTime() + WINDOW).toISOString()
    expect(await until(new Date(clock.getTime() + 3_600_000))).toBe(most)
  })
})
