import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { dayOf } from '../../../time/madrid.ts'
import { PAYEE, referrals } from '../referral.fixture.ts'

let server: TestServer
let acts: ReturnType<typeof referrals>
let aina: Person
let joana: Person

beforeAll(async () => {
  server = await startTestServer()
  acts = referrals(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  for (const admin of [aina, joana]) await acts.offer(admin)
}, 300_000)
afterAll(() => server.close())

const payee = async (who: Person, change = {}) =>
  acts.ok(
    await server.call('saveReferralPayee', {
      token: who.token,
      body: { ...PAYEE, ...change },
    }),
  )
const pay = async (admin: Person, id: string) =>
  acts.step(admin, await acts.read(admin, id), { act: 'pay' })

it('acceptance 16: the second referral paid in a year is stopped, also of two at once', async () => {
  const pep = await acts.referrer()
  await payee(pep)
  const waiting = await acts.withHome(pep, await acts.draft(pep, aina))
  const first = await acts.due(pep, aina, 'YL-1')
  const second = await acts.due(pep, joana, 'YL-2')
  const paid = await Promise.all([pay(aina, first.id), pay(joana, second.id)])
  expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 406])
  const summary = () => server.call('getReferralSummary', { token: pep.token })
  expect((await summary()).body).toMatchObject({ paidThisYear: 1, most: 1 })
  // The third does not even reach an owner; its draft stays.
  const stopped = await acts.send(pep, waiting)
  expect(stopped.status).toBe(406)
  expect((stopped.body as unknown as { detail: string }).detail).toContain('número de registro')
  expect((await acts.read(pep, waiting.id)).state).toBe('draft')
  await payee(pep, { registerNumber: 'GOIBE123456/2026' })
  expect((await summary()).body.most).toBeNull()
  expect((await acts.send(pep, waiting)).status).toBe(200)
  const left = paid[0]?.status === 200 ? [joana, second.id] : [aina, first.id]
  expect((await pay(left[0] as Person, left[1] as string)).status).toBe(200)
}, 300_000)

it('one that was paid counts in whatever state a later version left it', async () => {
  const coloma = await acts.referrer()
  await payee(coloma)
  const first = await acts.due(coloma, aina, 'YL-6')
  const second = await acts.due(coloma, joana, 'YL-7')
  acts.ok(await pay(aina, first.id))
  await sql`update referral set state = 'settled' where id = ${first.id}`.execute(server.db)
  const { body } = await server.call('getReferralSummary', { token: coloma.token })
  expect(body).toMatchObject({ paidThisYear: 1 })
  expect((await pay(joana, second.id)).status).toBe(406)
}, 300_000)

it('a year is one of the islands; another person, or a company, is another line', async () => {
  const bel = await acts.referrer()
  await payee(bel, { kind: 'company', legalName: 'Bel SL', taxId: 'B07000003' }).catch(() =>
    payee(bel, { kind: 'company' }),
  )
  for (const ref of ['YL-3', 'YL-4']) {
    const one = await acts.due(bel, aina, ref)
    const paid = acts.ok(await pay(aina, one.id))
    expect(paid.payout).toMatchObject({ retention: 0, vat: 66_150, net: 381_150 })
  }
  const old = await acts.referrer()
  await payee(old)
  const before = await acts.due(old, aina, 'YL-5')
  acts.ok(await pay(aina, before.id))
  // New Year's Eve in the islands is still last year, an hour before it is in UTC.
  const year = Number(dayOf(server.deps.now()).slice(0, 4))
  await sql`update referral set paid_at = make_timestamptz(
      ${year - 1}::int, 12, 31, 23, 30, 0, 'Europe/Madrid')
    where id = ${before.id}`.execute(server.db)
  const { body } = await server.call('getReferralSummary', { token: old.token })
  expect(body).toMatchObject({
    paidThisYear: 0,
    years: [{ year }, { year: year - 1, paid: 255_150 }],
  })
  expect((await acts.sent(old, aina)).state).toBe('sent')
}, 300_000)
