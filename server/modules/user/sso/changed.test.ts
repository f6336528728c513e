import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tableDns, type DnsTable } from '../../../ports/dns/table.fixture.ts'
import { CLIENT, startProvider, type Provider } from '../../../testing/provider.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { codeAt, turnOn } from '../second/second.fixture.ts'
import { claimsOf, companyOf, withKey, type Company } from './sso.fixture.ts'

let server: TestServer
let provider: Provider
let other: Provider
let clock = new Date()
const records: DnsTable = {}
let company: Company

beforeAll(async () => {
  ;[provider, other] = [await startProvider(), await startProvider()]
  server = await startTestServer({ now: () => clock, dns: tableDns(records) })
}, 300_000)
afterAll(async () => {
  await server.close()
  await Promise.all([provider.close(), other.close()])
})
beforeEach(async () => {
  company = await companyOf(server, provider, records)
})
afterEach(() => void (provider.asked = undefined))

const works = async (token: string) => (await server.call('listContacts', { token })).status
const usedAt = async () => (await server.call('getAgencySso', company.of)).body.used_at

describe('settings that are changed while the provider is asked', () => {
  const secret = { client_secret: CLIENT.secret }
  it.each<[string, () => Promise<unknown>]>([
    ['another issuer', () => company.save({ issuer: other.issuer })],
    ['another client', () => company.save({ client_id: 'anew', ...secret })],
    ['another secret', () => company.save(secret)],
    ['another domain', () => company.save({ domain: `new.${company.domain}` })],
    ['none', () => server.call('removeAgencySso', company.of)],
    [
      'a domain that is proved no more',
      () =>
        server.db
          .updateTable('agency_sso')
          .set({ proved_at: null })
          .where('agency_id', '=', company.agencyId)
          .execute(),
    ],
  ])('%s: the answer opens nothing and tries nothing', async (_what, change) => {
    const { url, ticket } = (await company.start()).body
    provider.asked = async () => void (await change())
    const { status, body } = await company.end(
      ticket,
      provider.answer(url, claimsOf(company.agent)),
    )
    expect([status, body]).toMatchObject([400, { answer: expect.any(String) }])
    expect(await usedAt()).toBeNull()
  })
})

describe('a secret that is typed anew', () => {
  it('has not been tried, and is none to ask everybody for', async () => {
    expect((await company.enter(claimsOf(company.agent))).status).toBe(200)
    expect(await usedAt()).toBe(clock.toISOString())
    await withKey(server, company.admin)
    expect((await company.save({ required: true })).body.required).toBe(true)
    const typed = { client_secret: CLIENT.secret }
    expect((await company.save(typed)).status).toBe(406)
    expect(await usedAt()).toBe(clock.toISOString())
    const { body } = await company.save({ ...typed, required: false })
    expect([body.required, body.used_at]).toEqual([false, null])
  })
})

describe('a domain that another agency has proved', () => {
  const rival = () => companyOf(server, provider, records, company.domain)
  const isAlone = ({ record }: Company) => void (records[`TXT ${record.name}`] = [record.value])

  it('stays theirs while their record stands there, or nobody knows', async () => {
    const theirs = await rival()
    expect((await theirs.prove()).status).toBe(406)
    records[`TXT ${theirs.record.name}`] = 'DIFFER'
    expect((await theirs.prove()).status).toBe(406)
    expect((await server.call('getAgencySso', company.of)).body.proved_at).not.toBeNull()
  })

  it('is of who proves it once theirs is gone, which their ADMINs hear', async () => {
    const theirs = await rival()
    isAlone(theirs)
    await theirs.prove()
    const [before, after] = [
      (await server.call('getAgencySso', company.of)).body,
      (await server.call('getAgencySso', theirs.of)).body,
    ]
    expect([before.proved_at, after.proved_at]).toEqual([null, clock.toISOString()])
    const news = async (token: string) =>
      (await server.call('listNotifications', { token })).body.items.map(({ title }) => title)
    const title = `Otra inmobiliaria ha confirmado ${company.domain}`
    expect(await news(company.admin.token)).toContain(title)
    expect(await news(company.agent.token)).not.toContain(title)
    expect(await news(theirs.admin.token)).not.toContain(title)
  })

  it('is of one alone of two who prove it at once', async () => {
    const theirs = await rival()
    await server.db.updateTable('agency_sso').set({ proved_at: null }).execute()
    const both = await Promise.all([company.prove(), theirs.prove()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 406])
  })
})

describe('sessions of the company’s account', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['it is taken away', () => server.call('removeAgencySso', company.of)],
    ['its issuer changes', () => company.save({ issuer: other.issuer })],
    ['its domain changes', () => company.save({ domain: `new.${company.domain}` })],
  ])('end when %s, but the asker’s', async (_what, change) => {
    const agent = (await company.enter(claimsOf(company.agent))).body.token
    const lately = { ...claimsOf(company.admin), auth_time: Math.floor(clock.getTime() / 1000) }
    company.of.token = (await company.enter(lately)).body.token
    const elsewhere = await companyOf(server, provider, records)
    const stranger = (await elsewhere.enter(claimsOf(elsewhere.agent))).body.token
    await change()
    const by = [agent, company.of.token, company.agent.token, stranger]
    expect(await Promise.all(by.map(works))).toEqual([401, 200, 200, 200])
  })

  it('and a first step of it is one no more', async () => {
    const { secret } = await turnOn(server, company.agent)
    clock = new Date(clock.getTime() + 60_000)
    const { token } = (await company.enter(claimsOf(company.agent))).body as unknown as {
      token: string
    }
    await server.call('removeAgencySso', company.of)
    const body = { token, code: codeAt(secret, clock) }
    expect((await server.call('loginSecondStep', { body })).status).toBe(400)
  })

  it('stand for a second step only while the domain is proved', async () => {
    await withKey(server, company.admin)
    const body = { second_factor: 'required' as const, grace_days: 0 }
    await server.call('updateAgencySecurity', { ...company.of, body })
    const { token } = (await company.enter(claimsOf(company.agent))).body
    expect(await works(token)).toBe(200)
    const theirs = await companyOf(server, provider, records, company.domain)
    records[`TXT ${theirs.record.name}`] = [theirs.record.value]
    await theirs.prove()
    expect(await works(token)).toBe(403)
  })
})
