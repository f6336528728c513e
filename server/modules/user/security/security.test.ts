import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionsEnded } from '../../../live/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { Authenticator } from '../passkey/authenticator.fixture.ts'
import { codeAt, turnOn } from '../second/second.fixture.ts'

let server: TestServer
let clock = new Date()
let admin: Person
let agent: Person

const DAY = 86_400_000
const later = (ms: number) => void (clock = new Date(clock.getTime() + ms))
const agencyOf = ({ profile }: Person) => profile.agency_ids[0] ?? ''

beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
}, 300_000)
afterAll(() => server.close())
beforeEach(async () => {
  admin = await server.register({ agencyName: 'Segura' })
  agent = await server.register({ agency: admin, role: 'STAFF' })
})

const params = () => ({ id: agencyOf(admin) })
const ask = (body: { second_factor: 'required' | 'offered'; grace_days?: number }, by = admin) =>
  server.call('updateAgencySecurity', { token: by.token, params: params(), body, lang: 'en' })
const standing = async (by = admin) =>
  server.call('getAgencySecurity', { token: by.token, params: params(), lang: 'en' })
/** What the desk answers: anything of the agency's. */
const desk = async (token: string) => {
  const { status, body } = await server.call('listContacts', { token, lang: 'en' })
  return status === 200 ? 200 : [status, (body as { code?: string }).code]
}
const signIn = async ({ email, password }: Person) =>
  (await server.call('loginUser', { body: { email, password } })).body.token
/** The second step is asked for, and its days of grace are over. */
async function demanded() {
  await turnOn(server, admin)
  expect((await ask({ second_factor: 'required', grace_days: 7 })).status).toBe(200)
  later(7 * DAY)
}
const SETUP = [403, 'second_setup']
const PROOF = [403, 'second_proof']

describe('an ADMIN asks for a second step', () => {
  it('only with one of their own, so that somebody who leads always gets in', async () => {
    const refused = await ask({ second_factor: 'required' })
    expect([refused.status, refused.body]).toMatchObject([
      406,
      { detail: expect.stringContaining('your own second step first') },
    ])
    await turnOn(server, admin)
    const { status, body } = await ask({ second_factor: 'required' })
    expect([status, body]).toEqual([
      200,
      {
        second_factor: 'required',
        second_from: new Date(clock.getTime() + 14 * DAY).toISOString(),
        lacking: [{ id: agent.profile.id, name: expect.any(String), role: 'STAFF' }],
      },
    ])
  })

  it('an agent, and an ADMIN of another agency, can neither read nor ask', async () => {
    const other = await server.register()
    expect([(await standing(agent)).status, (await standing(other)).status]).toEqual([403, 404])
    expect((await ask({ second_factor: 'offered' }, agent)).status).toBe(403)
    expect((await ask({ second_factor: 'offered' }, other)).status).toBe(404)
  })

  it('who has none hears until when by mail and as news; who has one hears nothing', async () => {
    await turnOn(server, admin)
    await ask({ second_factor: 'required', grace_days: 7 })
    await server.runJobs()
    const mails = (await server.mails()).filter(({ subject }) => subject.includes('segundo paso'))
    const told = mails.filter(({ to }) => [agent.email, admin.email].includes(to))
    expect(told.map(({ to }) => to)).toEqual([agent.email])
    expect(told[0]?.text).toMatch(/hasta el \d\d\/\d\d\/\d{4}, \d\d:\d\d/)
    const news = await server.call('listNotifications', { token: agent.token })
    expect(news.body.items[0]).toMatchObject({ title: expect.stringContaining('segundo paso') })
    expect((await server.call('getTotp', { token: agent.token })).body).toMatchObject({
      on: false,
      wanted_from: new Date(clock.getTime() + 7 * DAY).toISOString(),
    })
  })
})

describe('asked for again', () => {
  const mailed = async () => {
    await server.runJobs()
    const mails = (await server.mails()).filter(({ subject }) => subject.includes('segundo paso'))
    return mails.filter(({ to }) => to === agent.email).length
  }

  it('within a day it is said on the platform alone, and later by mail again', async () => {
    await turnOn(server, admin)
    const counts: number[] = []
    for (const hours of [0, 12, 12]) {
      later(hours * 3_600_000)
      expect((await ask({ second_factor: 'required', grace_days: 7 })).status).toBe(200)
      counts.push(await mailed())
    }
    expect(counts).toEqual([1, 1, 2])
    const { items } = (await server.call('listNotifications', { token: agent.token })).body
    expect(items[0]?.title).toContain('segundo paso')
  })

  it('who comes by the company’s account alone lacks nothing', async () => {
    await turnOn(server, admin)
    const { id } = agent.profile
    const [agency_id, issuer] = [agencyOf(admin), 'https://id.example']
    await server.db
      .insertInto('agency_sso')
      .values({
        agency_id,
        issuer,
        client_id: 'llar',
        secret: null,
        used_at: null,
        required: false,
        updated_at: clock,
        domain: `${id}.example`,
        token: 't',
        proved_at: clock,
      })
      .execute()
    await server.db
      .insertInto('sso_identity')
      .values({ agency_id, issuer, subject: 's', user_id: id })
      .execute()
    const lacking = async () => (await standing()).body.lacking.map((one) => one.id)
    expect(await lacking()).toEqual([id])
    const user = server.db.updateTable('app_user').where('id', '=', id)
    await user.set({ password_hash: null }).execute()
    expect(await lacking()).toEqual([])
    await ask({ second_factor: 'required' })
    expect(await mailed()).toBe(0)
  })
})

describe('in the days of grace', () => {
  it('everything goes on, and who has a second step keeps one', async () => {
    await turnOn(server, admin)
    await ask({ second_factor: 'required', grace_days: 7 })
    later(7 * DAY - 1000)
    expect(await desk(agent.token)).toBe(200)
    expect(await desk(await signIn(agent))).toBe(200)
    expect((await server.call('removeTotp', { token: admin.token })).status).toBe(406)
    expect((await server.call('getTotp', { token: admin.token })).body.on).toBe(true)
  })

  it('who adds a passkey may turn the codes off, and not the passkey after them', async () => {
    await turnOn(server, admin)
    await ask({ second_factor: 'required' })
    const id = await makePasskey(admin.token)
    expect((await server.call('removeTotp', { token: admin.token })).status).toBe(204)
    const removed = await server.call('removePasskey', { token: admin.token, params: { id } })
    expect(removed.status).toBe(406)
    await ask({ second_factor: 'offered' })
    const anew = await server.call('removePasskey', { token: admin.token, params: { id } })
    expect(anew.status).toBe(204)
  })
})

let device: Authenticator
async function makePasskey(token: string): Promise<string> {
  device = new Authenticator('llar.test', 'http://llar.test')
  const options = (await server.call('startPasskey', { token })).body
  const { status, body } = await server.call('addPasskey', { token, body: device.make(options) })
  if (status !== 201) throw new Error(`addPasskey answered ${status}: ${JSON.stringify(body)}`)
  return body.id
}

describe('afterwards', () => {
  it('a session of before does nothing but set one up, and then all that it did', async () => {
    await demanded()
    expect(await desk(agent.token)).toEqual(SETUP)
    const { secret } = (await server.call('startTotp', { token: agent.token })).body
    const body = { code: codeAt(secret, clock) }
    expect((await server.call('confirmTotp', { token: agent.token, body })).status).toBe(200)
    expect(await desk(agent.token)).toBe(200)
    expect((await standing()).body.lacking).toEqual([])
  })

  it('who signs in sets one up first, with an app or a passkey', async () => {
    await demanded()
    const token = await signIn(agent)
    expect(await desk(token)).toEqual(SETUP)
    await makePasskey(token)
    expect(await desk(token)).toBe(200)
  })

  it('of every operation that asks for a session, those that say so alone are open', async () => {
    await demanded()
    const token = await signIn(agent)
    const asked = server.routes.filter(
      (one) => one.security && one.roles === null && !one.operator && !one.params && !one.body,
    )
    const open: string[] = []
    for (const { operationId } of asked.filter((one) => one.operationId !== 'logoutUser')) {
      const { status, body } = await server.call(operationId as 'getTotp', { token })
      const { code } = (body ?? {}) as { code?: string }
      if (status !== 403 || code !== 'second_setup') open.push(operationId)
    }
    expect(open.toSorted()).toEqual(
      asked
        .filter((one) => one.beforeSecond !== null && one.operationId !== 'logoutUser')
        .map((one) => one.operationId)
        .toSorted(),
    )
    expect((await server.call('logoutUser', { token })).status).toBe(204)
  })

  it('who has passkeys alone and came by the password uses one, and sets nothing else up', async () => {
    await makePasskey(agent.token)
    await demanded()
    const token = await signIn(agent)
    expect(await desk(token)).toEqual(PROOF)
    const start = await server.call('startTotp', { token })
    expect([start.status, start.body]).toMatchObject([403, { code: 'second_proof' }])
    const { password } = agent
    const typed = await server.call('stepUp', { token, body: { method: 'password', password } })
    expect([typed.status, await desk(token)]).toEqual([200, PROOF])
    const question = (await server.call('startStepUpPasskey', { token })).body
    const passkey = device.prove(question)
    const shown = await server.call('stepUp', { token, body: { method: 'passkey', passkey } })
    expect([shown.status, await desk(token)]).toEqual([200, 200])
  })

  it('a passkey signs in and owes nothing', async () => {
    await makePasskey(agent.token)
    await demanded()
    const options = (await server.call('startPasskeyLogin')).body
    const { body } = await server.call('loginPasskey', { body: device.prove(options) })
    expect(await desk(body.token)).toBe(200)
  })

  it('strangers’ pages stay open, other agencies too, and the ADMIN takes it back', async () => {
    await demanded()
    const other = await server.register()
    const homes = await server.call('listPublicAgencies', { token: agent.token })
    expect([homes.status, await desk(other.token)]).toEqual([200, 200])
    expect((await ask({ second_factor: 'offered' })).body.second_from).toBeNull()
    expect(await desk(agent.token)).toBe(200)
  })

  it('what is refused so is no line of the audit log', async () => {
    await demanded()
    expect((await server.call('removeTotp', { token: agent.token })).status).toBe(403)
    const lines = await server.db
      .selectFrom('audit')
      .select(['operation', 'outcome'])
      .where('agency_id', '=', agencyOf(admin))
      .where('outcome', '=', 'refused')
      .execute()
    expect(lines).toEqual([])
  })

  it('a page that was open before is told nothing more', async () => {
    const userId = agent.profile.id
    const { id: sessionId } = await server.db
      .selectFrom('session')
      .where('user_id', '=', userId)
      .select('id')
      .executeTakeFirstOrThrow()
    const stream = await server.deps.live.open({ userId, sessionId }, null)
    expect(stream?.open).toBe(true)
    await demanded()
    await sessionsEnded(server.db)
    await expect.poll(() => stream?.open).toBe(false)
  })

  it('a session that is kept as its e-mail moves owes it anew, since its passkey is gone', async () => {
    await turnOn(server, admin)
    await ask({ second_factor: 'required', grace_days: 7 })
    await makePasskey(agent.token)
    later(7 * DAY)
    expect(await desk(agent.token)).toBe(200)
    const email = `moved-${agent.email}`
    const body = { email, current_password: agent.password }
    const params = { id: agent.profile.id }
    const asked = await server.call('updateUser', { token: agent.token, params, body })
    expect(asked.status).toBe(200)
    await server.runJobs()
    const mail = (await server.mails()).findLast(({ to }) => to === email)
    const token = /[?&]\w+=([\w-]{20,})/.exec(mail?.text ?? '')?.[1] ?? ''
    const moved = await server.call('verifyEmail', { token: agent.token, body: { token } })
    expect(moved.status).toBe(200)
    expect(await desk(agent.token)).toEqual(SETUP)
  })
})
