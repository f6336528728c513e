import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AgencySsoInput } from '../../../../generated/model/index.ts'
import { tableDns, type DnsTable } from '../../../ports/dns/table.fixture.ts'
import type { Person } from '../../../testing/people.ts'
import { startProvider, type Provider } from '../../../testing/provider.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Authenticator } from '../passkey/authenticator.fixture.ts'
import { codeAt, turnOn } from '../second/second.fixture.ts'
import { claimsOf, companyOf, withKey, type Company } from './sso.fixture.ts'

let server: TestServer
let provider: Provider
let clock = new Date()
let company: Company
let admin: Person
let agent: Person
let domain: string
const records: DnsTable = {}

beforeAll(async () => {
  provider = await startProvider()
  server = await startTestServer({ now: () => clock, dns: tableDns(records) })
}, 300_000)
afterAll(async () => {
  await server.close()
  await provider.close()
})
beforeEach(async () => {
  company = await companyOf(server, provider, records)
  ;({ admin, agent, domain } = company)
})
afterEach(() => void (provider.state = 'up'))

const save = (change: Partial<AgencySsoInput>) => company.save(change)
const enter = (claims: Parameters<Company['enter']>[0]) => company.enter(claims)
const works = async (token: string) => (await server.call('listContacts', { token })).status
const password = ({ email, password }: Person) =>
  server.call('loginUser', { body: { email, password }, lang: 'en' })

describe('an agency asks for it', () => {
  const byKey = async (key: Authenticator) =>
    server.call('loginPasskey', {
      body: key.prove((await server.call('startPasskeyLogin')).body),
    })

  it('only once it works, and with a passkey of the ADMIN’s own', async () => {
    expect((await save({ required: true })).status).toBe(406)
    expect((await enter(claimsOf(agent))).status).toBe(200)
    expect((await save({ required: true })).status).toBe(406)
    await withKey(server, admin)
    expect((await save({ required: true })).body.required).toBe(true)
    // Another client has not been tried.
    expect((await save({ client_id: 'anew' })).body.required).toBe(false)
  })

  it('then passwords, links and an agent’s passkey sign in no more; an ADMIN’s passkey always does', async () => {
    const [ours, theirs] = [await withKey(server, admin), await withKey(server, agent)]
    expect((await enter(claimsOf(agent))).status).toBe(200)
    await save({ required: true })
    for (const refused of [await password(agent), await password(admin), await byKey(theirs)])
      expect([refused.status, refused.body]).toMatchObject([403, { code: 'sso' }])
    provider.state = 'down'
    expect((await byKey(ours)).status).toBe(200)
    provider.state = 'up'
    expect((await enter(claimsOf(agent))).status).toBe(200)
    // A link changes no password that would open nothing.
    await server.call('requestPasswordReset', { body: { email: agent.email } })
    await server.runJobs()
    const mail = (await server.mails()).findLast(({ to }) => to === agent.email)
    const token = /[?&]reset=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const reset = { token, password: 'another-secret-1' }
    expect((await server.call('confirmPasswordReset', { body: reset })).status).toBe(403)
    await save({ required: false })
    expect((await password(agent)).status).toBe(200)
  })

  it('where no ADMIN has a passkey any more, passwords open again', async () => {
    await withKey(server, admin)
    expect((await enter(claimsOf(agent))).status).toBe(200)
    await save({ required: true })
    expect((await password(admin)).status).toBe(403)
    await server.db.deleteFrom('passkey').where('user_id', '=', admin.profile.id).execute()
    expect((await password(admin)).status).toBe(200)
  })

  it('who comes by it owes no second step of ours', async () => {
    await withKey(server, admin)
    const security = { ...company.of, body: { second_factor: 'required' as const, grace_days: 0 } }
    expect((await server.call('updateAgencySecurity', security)).status).toBe(200)
    expect(await works((await enter(claimsOf(agent))).body.token)).toBe(200)
    expect(await works((await password(agent)).body.token)).toBe(403)
  })

  /** Asked for, with a passkey of the ADMIN's; the last link that was mailed to somebody. */
  const demand = async () => {
    await withKey(server, admin)
    expect((await enter(claimsOf(agent))).status).toBe(200)
    expect((await save({ required: true })).body.required).toBe(true)
  }
  const linkTo = async (email: string) => {
    await server.runJobs()
    const mail = (await server.mails()).findLast(({ to }) => to === email)
    return /[?&]reset=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const join = async (email: string) => {
    const body = { token: await linkTo(email), password: 'another-secret-1' }
    return server.call('joinByInvitation', { body, lang: 'en' })
  }
  const sessionsOf = (email: string) =>
    server.db
      .selectFrom('session')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .where('email', '=', email)
      .select('session.id')
      .execute()

  it('the link of an invitation joins and opens no session: the company’s account does', async () => {
    await demand()
    const email = `nova@${domain}`
    const body = { email, first_name: 'Nova', role: 'STAFF' } as const
    expect((await server.call('createUser', { token: admin.token, body })).status).toBe(201)
    const joined = await join(email)
    expect([joined.status, joined.body]).toMatchObject([403, { code: 'sso' }])
    expect(await sessionsOf(email)).toEqual([])
    const came = await enter(claimsOf({ email }))
    expect([came.status, came.body.email]).toEqual([200, email])
  })

  it('the link by which an account is taken over does the same', async () => {
    await demand()
    const { profile, email } = agent
    const user = server.db.updateTable('app_user').where('id', '=', profile.id)
    await user.set({ email_verified_at: null }).execute()
    await server.call('requestPasswordReset', { body: { email } })
    const taken = await join(email)
    expect([taken.status, taken.body]).toMatchObject([403, { code: 'sso' }])
    expect(await sessionsOf(email)).toEqual([])
    expect((await enter(claimsOf(agent))).status).toBe(200)
  })

  it('a first step of before it was asked for ends in no session', async () => {
    const { secret } = await turnOn(server, agent)
    clock = new Date(clock.getTime() + 60_000)
    const half = (await password(agent)).body as unknown as { token: string }
    await withKey(server, admin)
    expect((await enter(claimsOf(admin))).status).toBe(200)
    await save({ required: true })
    const body = { token: half.token, code: codeAt(secret, clock) }
    const ended = await server.call('loginSecondStep', { body })
    expect([ended.status, ended.body]).toMatchObject([403, { code: 'sso' }])
  })

  const keysOf = (person: Person) =>
    server.call('listPasskeys', { token: person.token }).then(({ body }) => body.items)

  it('the last passkey of its ADMINs stays while it is asked for', async () => {
    const boss = await server.register({ agency: admin, role: 'ADMIN', email: `cati@${domain}` })
    await demand()
    const [key] = await keysOf(admin)
    const drop = { token: admin.token, params: { id: key?.id ?? '' }, lang: 'en' as const }
    const refused = await server.call('removePasskey', drop)
    expect([refused.status, refused.body]).toMatchObject([
      406,
      { detail: expect.stringContaining('last passkey of anyone who leads the agency') },
    ])
    await withKey(server, boss)
    expect((await server.call('removePasskey', drop)).status).toBe(204)
  })

  it('where it goes by what nobody can be refused, whoever leads hears that passwords open again', async () => {
    const boss = await server.register({ agency: admin, role: 'ADMIN', email: `cati@${domain}` })
    await withKey(server, boss)
    await demand()
    const news = async () =>
      (
        await server.call('listNotifications', { token: admin.token, lang: 'es' })
      ).body.items.filter(({ title }) => title.includes('Ya no se pide'))
    const patch = { params: { id: boss.profile.id }, token: admin.token }
    expect((await server.call('updateUser', { ...patch, body: { role: 'STAFF' } })).status).toBe(
      200,
    )
    expect(await news()).toEqual([])
    const { email } = admin
    await server.call('requestPasswordReset', { body: { email } })
    const reset = { token: await linkTo(email), password: 'another-secret-1' }
    const again = await server.call('confirmPasswordReset', { body: reset })
    expect(again.status).toBe(200)
    admin = { ...admin, token: again.body.token }
    expect(await news()).toHaveLength(1)
  })

  it('a lowered role that takes the last passkey from them is told, too', async () => {
    const boss = await server.register({ agency: admin, role: 'ADMIN', email: `cati@${domain}` })
    await demand()
    const id = (await keysOf(admin))[0]?.id ?? ''
    await server.db
      .updateTable('passkey')
      .set({ user_id: boss.profile.id })
      .where('id', '=', id)
      .execute()
    const patch = { params: { id: boss.profile.id }, token: admin.token }
    expect((await server.call('updateUser', { ...patch, body: { role: 'STAFF' } })).status).toBe(
      200,
    )
    const { items } = (await server.call('listNotifications', { token: admin.token })).body
    expect(items[0]?.title).toContain('Ya no se pide')
  })
})

describe('“it was not me” about a company’s account', () => {
  const linkOf = async () => {
    await server.runJobs()
    const mail = (await server.mails()).findLast(({ to }) => to === agent.email)
    return /\/no-he-sido-yo\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const press = (url: string) => server.inject({ method: 'POST', url })

  it('unties it, and the same one is not tied again until its person has chosen a password', async () => {
    const came = await enter(claimsOf(agent))
    const link = await linkOf()
    expect((await press(link)).body).not.toContain('<button')
    expect(await works(came.body.token)).toBe(401)
    expect((await enter(claimsOf(agent))).status).toBe(403)
    await server.runJobs()
    const mail = (await server.mails()).findLast(({ to }) => to === agent.email)
    const token = /[?&]reset=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const body = { token, password: 'another-secret-1' }
    expect((await server.call('confirmPasswordReset', { body })).status).toBe(200)
    expect((await enter(claimsOf(agent))).status).toBe(200)
  })

  it('works once where nothing else opens the account', async () => {
    const user = server.db.updateTable('app_user').where('id', '=', agent.profile.id)
    await user.set({ password_hash: null }).execute()
    expect((await enter(claimsOf(agent))).status).toBe(200)
    const link = await linkOf()
    expect((await server.inject(link)).body).toContain('<button')
    await press(link)
    expect((await server.inject(link)).body).not.toContain('<button')
  })
})
