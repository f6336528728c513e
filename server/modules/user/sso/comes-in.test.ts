import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tableDns, type DnsTable } from '../../../ports/dns/table.fixture.ts'
import type { Person } from '../../../testing/people.ts'
import { startProvider, type Provider } from '../../../testing/provider.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { whyNotIn } from './comes-in.ts'
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
  // It has been tried.
  await company.enter(claimsOf(agent))
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

  it('nor while a leader’s e-mail is unproved, whose passkey the first mailed link takes', async () => {
    const boss = await server.register({ agency: admin, role: 'ADMIN', email: mailbox() })
    await withKey(server, boss)
    await verified(boss, null)
    expect(await refusal()).toEqual([406, expect.stringMatching(/^1 person of your team/)])
    await verified(boss)
    expect((await ask()).body.required).toBe(true)
  })

  it('nor while the owner is awaited with an e-mail off the domain', async () => {
    const owner = await server.register({ agency: admin, role: 'ADMIN', email: mailbox() })
    await owns(owner)
    const waits = { active: false, joins: false, invited_at: new Date() }
    const row = server.db.updateTable('app_user').set(waits)
    await row.where('id', '=', owner.profile.id).execute()
    const words = expect.stringContaining('The owner of the agency has to be able to get in')
    expect(await refusal()).toEqual([406, words])
  })

  it('nor while somebody has said of their company’s account that it was not them', async () => {
    const user = { id: agent.profile.id }
    const identity = server.db.updateTable('sso_identity').where('user_id', '=', user.id)
    await identity.set({ denied_at: new Date() }).execute()
    expect(await refusal()).toEqual([406, expect.stringMatching(/^1 person of your team/)])
    await identity.set({ denied_at: null }).execute()
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

describe('where it is asked for, an e-mail off the domain', () => {
  const invite = (email: string) =>
    server.call('createUser', {
      token: admin.token,
      lang: 'en',
      body: { email, first_name: 'Ona', role: 'STAFF' },
    })
  const offDomain = () =>
    `This agency asks to sign in with the company account: it takes an e-mail on ${domain}`
  const linkOf = async (email: string, what: string) =>
    (await mailsTo(email))
      .flatMap(({ text }) => new RegExp(`[?&]${what}=([\\w-]+)`).exec(text)?.[1] ?? [])
      .at(-1) ?? ''

  it('is not invited, also not as who comes back or waits already', async () => {
    const left = await server.register({ agency: admin, role: 'STAFF', email: mailbox() })
    const change = { token: admin.token, params: { id: left.profile.id }, lang: 'en' as const }
    const off = await server.call('updateUser', { ...change, body: { active: false } })
    expect(off.status).toBe(200)
    const waits = (await invite(`neus.${domain}@correo.example`)).body
    await ask()
    const anew = await invite(`marc.${domain}@correo.example`)
    expect([anew.status, anew.body]).toEqual([400, { email: offDomain() }])
    const again = await server.call('updateUser', { ...change, body: { active: true } })
    expect([again.status, again.body]).toEqual([400, { active: offDomain() }])
    const resend = { ...change, params: { id: waits.id } }
    const more = await server.call('resendInvitation', resend)
    expect([more.status, more.body]).toMatchObject([406, { detail: offDomain() }])
    expect((await invite(`marc@${domain}`)).status).toBe(201)
  })

  it('does not join, and its account stays open', async () => {
    const own = await server.register({ role: 'USER', email: mailbox() })
    await verified(own)
    expect((await invite(own.email)).status).toBe(201)
    await ask()
    const { token } = own
    const body = { token: await linkOf(own.email, 'invitation') }
    const offer = (await server.call('readInvitation', { token, lang: 'en', body })).body
    expect(offer).toMatchObject({ mayJoin: false, text: offDomain() })
    const joined = await server.call('acceptInvitation', { token, lang: 'en', body })
    expect([joined.status, joined.body]).toMatchObject([406, { detail: offDomain() }])
    const entered = await server.call('loginUser', {
      body: { email: own.email, password: own.password },
    })
    expect([entered.status, entered.body.role]).toEqual([200, 'USER'])
  })

  it('leads it all the same where nobody else does: they come in to ask for less', async () => {
    await ask()
    const waits = { agency_id: company.agencyId, role: 'ADMIN' as const }
    expect(await whyNotIn(server.db, waits, mailbox(), 'en')).toBe(offDomain())
    const leaders = server.db.updateTable('app_user').where('agency_id', '=', company.agencyId)
    await leaders.where('role', '=', 'ADMIN').set({ active: false }).execute()
    expect(await whyNotIn(server.db, waits, mailbox(), 'en')).toBeNull()
    expect(await whyNotIn(server.db, { ...waits, role: 'STAFF' }, mailbox(), 'en')).toBe(
      offDomain(),
    )
  })

  it('makes no account that nothing would open', async () => {
    const email = mailbox()
    expect((await invite(email)).status).toBe(201)
    await ask()
    const body = { token: await linkOf(email, 'reset'), password: 'another-secret-1' }
    const joined = await server.call('joinByInvitation', { lang: 'en', body })
    expect([joined.status, joined.body]).toMatchObject([406, { detail: offDomain() }])
  })

  it('takes no account with it, by a change that is asked for or was', async () => {
    const email = mailbox()
    const change = (body: object) =>
      server.call('updateUser', {
        token: agent.token,
        lang: 'en',
        params: { id: agent.profile.id },
        body: { ...body, current_password: agent.password },
      })
    expect((await change({ email })).status).toBe(200)
    const token = await linkOf(email, 'verify')
    await ask()
    const moved = await server.call('verifyEmail', {
      token: agent.token,
      lang: 'en',
      body: { token },
    })
    expect([moved.status, moved.body]).toEqual([400, { token: offDomain() }])
    const more = await change({ email: `otra.${domain}@correo.example` })
    expect([more.status, more.body]).toEqual([400, { email: offDomain() }])
    expect((await change({ email: `otra@${domain}` })).status).toBe(200)
  })

  it('keeps the passkey and the part of an ADMIN who comes in by them alone', async () => {
    const boss = await server.register({ agency: admin, role: 'ADMIN', email: mailbox() })
    await verified(boss)
    await withKey(server, boss)
    await ask()
    const { items } = (await server.call('listPasskeys', { token: boss.token })).body
    const drop = { token: boss.token, params: { id: items[0]?.id ?? '' }, lang: 'en' as const }
    const kept = await server.call('removePasskey', drop)
    expect([kept.status, kept.body]).toMatchObject([
      406,
      { detail: expect.stringContaining('This passkey is how you sign in') },
    ])
    const change = { token: admin.token, params: { id: boss.profile.id }, lang: 'en' as const }
    const lowered = await server.call('updateUser', { ...change, body: { role: 'STAFF' } })
    expect([lowered.status, lowered.body]).toEqual([
      400,
      { role: expect.stringContaining('1 person of your team would be left outside') },
    ])
    await withKey(server, boss)
    expect((await server.call('removePasskey', drop)).status).toBe(204)
  })
})
