import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tableDns, type DnsTable } from '../../../ports/dns/table.fixture.ts'
import type { Person } from '../../../testing/people.ts'
import { startProvider, type Provider } from '../../../testing/provider.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { claimsOf, companyOf, withKey, type Company } from './sso.fixture.ts'

/** Nobody is shut out by the company's account (docs/decisions/0420). */

let server: TestServer
let provider: Provider
let company: Company
let admin: Person
let agent: Person
let domain: string
const records: DnsTable = {}

beforeAll(async () => {
  provider = await startProvider()
  server = await startTestServer({ dns: tableDns(records) })
}, 300_000)
afterAll(async () => {
  await server.close()
  await provider.close()
})
beforeEach(async () => {
  company = await companyOf(server, provider, records)
  ;({ admin, agent, domain } = company)
  await withKey(server, admin)
  expect((await company.enter(claimsOf(agent))).status).toBe(200)
})

const ask = () => company.save({ required: true })
const refusal = async () => {
  const { status, body } = await ask()
  return [status, (body as { detail?: string }).detail]
}
const verified = (person: Person, at: Date | null = new Date()) =>
  server.db
    .updateTable('app_user')
    .set({ email_verified_at: at })
    .where('id', '=', person.profile.id)
    .execute()
const mailbox = () => `ona.${domain}@correo.example`
const mailsTo = async (email: string) => {
  await server.runJobs()
  return (await server.mails()).filter(({ to }) => to === email)
}

describe('the company’s account is asked for', () => {
  const owns = (person: Person) =>
    server.db
      .updateTable('agency')
      .set({ owner_id: person.profile.id })
      .where('id', '=', company.agencyId)
      .execute()

  it('only where the owner comes in: by a passkey, or with an e-mail of the domain that they proved', async () => {
    const owner = await server.register({ agency: admin, role: 'ADMIN', email: mailbox() })
    await owns(owner)
    await verified(owner)
    const words = expect.stringContaining('The owner of the agency has to be able to get in')
    expect(await refusal()).toEqual([406, words])
    const { password, email } = owner
    expect((await server.call('loginUser', { body: { email, password } })).status).toBe(200)
    await withKey(server, owner)
    expect((await ask()).body.required).toBe(true)
  })

  it('only once nobody of the team is left outside, of whom it says how many', async () => {
    const away = await server.register({ agency: admin, role: 'STAFF', email: mailbox() })
    await verified(away)
    await verified(agent, null)
    await withKey(server, away)
    expect(await refusal()).toEqual([406, expect.stringMatching(/^2 people of your team/)])
    await verified(agent)
    expect(await refusal()).toEqual([406, expect.stringMatching(/^1 person of your team/)])
    const change = { token: admin.token, params: { id: away.profile.id } }
    expect((await server.call('updateUser', { ...change, body: { role: 'ADMIN' } })).status).toBe(
      200,
    )
    expect((await ask()).body.required).toBe(true)
  })

  it('is told to everybody of the agency, by mail and on the platform, once', async () => {
    await ask()
    for (const { email, token } of [admin, agent]) {
      const subjects = (await mailsTo(email)).map(({ subject }) => subject)
      const asked = subjects.filter((subject) => subject.includes('con la cuenta de la empresa'))
      expect(asked).toHaveLength(1)
      const { items } = (await server.call('listNotifications', { token, lang: 'es' })).body
      expect(items[0]?.title).toBe('Tu inmobiliaria pide entrar con la cuenta de la empresa')
    }
    await company.save()
    expect(
      (await mailsTo(agent.email)).filter(({ subject }) => subject.includes('de la empresa')),
    ).toHaveLength(1)
  })

  it('and then the agency is given to nobody who could not come in', async () => {
    const next = await server.register({ agency: admin, role: 'ADMIN', email: `cati@${domain}` })
    await verified(next)
    await ask()
    await verified(next, null)
    const give = { token: admin.token, params: { id: next.profile.id }, lang: 'en' as const }
    const refused = await server.call('setAgencyOwner', give)
    expect([refused.status, refused.body]).toMatchObject([
      406,
      { detail: expect.stringContaining('The owner of the agency has to be able to get in') },
    ])
    await verified(next)
    expect((await server.call('setAgencyOwner', give)).status).toBe(200)
  })

  it('and not again by a domain that was lost and proved anew', async () => {
    await ask()
    const theirs = await companyOf(server, provider, records, domain)
    records[`TXT ${theirs.record.name}`] = [theirs.record.value]
    expect((await theirs.prove()).status).toBe(200)
    expect((await server.call('getAgencySso', company.of)).body.required).toBe(false)
  })
})
