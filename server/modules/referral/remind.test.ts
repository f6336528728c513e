import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { PAYEE, referrals } from './referral.fixture.ts'
import { remindAgencies } from './remind.ts'

const operatorEmail = 'operator@rig.example'
let server: TestServer
let acts: ReturnType<typeof referrals>
let aina: Person
let pep: Person

beforeAll(async () => {
  server = await startTestServer()
  server.deps.config.operatorEmail = operatorEmail
  acts = referrals(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  await acts.offer(aina)
  pep = await acts.referrer()
}, 300_000)
afterAll(() => server.close())

const news = async () =>
  (await server.call('listNotifications', { token: aina.token })).body.items.map(
    ({ title }) => title,
  )

const waiting = async () =>
  (await news()).filter((title) => title === 'Un propietario espera vuestra llamada').length

it('the operator hears of what is late also where the mail fails the first time', async () => {
  acts.ok(await server.call('saveReferralPayee', { token: pep.token, body: PAYEE }))
  const { id, number } = await acts.due(pep, aina, 'L-1')
  await sql`update referral set due_at = due_at - interval '31 days' where id = ${id}`.execute(
    server.db,
  )
  const broken = {
    ...server.deps,
    mail: { where: 'nowhere', send: () => Promise.reject(new Error('down')) },
  }
  await remindAgencies(broken).catch(() => undefined)
  await remindAgencies(server.deps)
  await server.runJobs()
  const mails = (await server.mails()).filter(({ to }) => to === operatorEmail)
  expect(mails.map(({ text }) => text.includes(number))).toEqual([true])
}, 300_000)

it('an agency is reminded again though a clock that ran a year ahead noted when it was', async () => {
  const one = await acts.confirmed(await acts.referrer(), aina)
  await sql`update referral set answered_at = answered_at - interval '4 days',
    reminded_at = now() + interval '1 year' where id = ${one.id}`.execute(server.db)
  const before = await waiting()
  await remindAgencies(server.deps)
  await remindAgencies(server.deps)
  expect(await waiting()).toBe(before + 1)
})

it('an owner who was erased waits for no call', async () => {
  const one = await acts.confirmed(await acts.referrer(), aina)
  await sql`update referral set answered_at = answered_at - interval '4 days',
    owner_name = null, owner_email = null, contact_id = null where id = ${one.id}`.execute(
    server.db,
  )
  const before = await waiting()
  await remindAgencies(server.deps)
  await server.runJobs()
  expect(await waiting()).toBe(before)
})

it('nobody is asked to pay somebody whose account is closed', async () => {
  const tomeu = await acts.referrer()
  const { id } = await acts.due(tomeu, aina, 'L-2')
  await sql`update referral set user_id = null, due_at = due_at - interval '31 days'
    where id = ${id}`.execute(server.db)
  const before = (await news()).length
  await remindAgencies(server.deps)
  expect(await news()).toHaveLength(before)
}, 300_000)
