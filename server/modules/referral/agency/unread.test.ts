import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { PAYEE, referrals } from '../referral.fixture.ts'

/** What another version wrote of a fee is not guessed: who referred, or who pays, would lose by it. */
let server: TestServer
let acts: ReturnType<typeof referrals>
let aina: Person
beforeAll(async () => {
  server = await startTestServer()
  acts = referrals(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  await acts.offer(aina)
}, 300_000)
afterAll(() => server.close())

/** Somebody who refers and can be paid. */
async function payee(): Promise<Person> {
  const who = await acts.referrer()
  acts.ok(await server.call('saveReferralPayee', { token: who.token, body: PAYEE }))
  return who
}

it('a payout whose mandate is read by half is told by no sum, and not paid until all is read', async () => {
  const pep = await payee()
  const { id } = await acts.due(pep, aina, 'U-1')
  const fee = { commissionType: 'fixed', commissionFixed: 500_000 }
  const write = (mandate: object) =>
    sql`update property set doc = jsonb_set(doc, '{mandate}',
      (doc -> 'mandate') - 'commissionPct' || ${JSON.stringify(mandate)}::jsonb)
      where id = (select property_id from referral where id = ${id})`.execute(server.db)
  const frozen = async () =>
    (await sql`select fee, gross, net, paid_at from referral where id = ${id}`.execute(server.db))
      .rows[0]
  await write({ ...fee, commissionType: 'flat' })
  for (const who of [aina, pep])
    expect(await acts.read(who, id)).toMatchObject({ payout: null, isFinal: false, transfer: null })
  const half = await acts.read(aina, id)
  expect((await acts.step(aina, half, { act: 'pay' })).status).toBe(503)
  expect(await frozen()).toEqual({ fee: null, gross: null, net: null, paid_at: null })
  await write(fee)
  expect((await acts.read(aina, id)).payout).toMatchObject({ fee: 500_000, gross: 50_000 })
  acts.ok(await acts.step(aina, half, { act: 'pay' }))
  expect(await frozen()).toMatchObject({ fee: 500_000, gross: 50_000 })
}, 300_000)

it('so is one by terms that are counted in a way this version does not know', async () => {
  const { id } = await acts.due(await payee(), aina, 'U-2')
  const kind = (text: string) =>
    sql`update referral_terms set kind = ${text} where id =
      (select terms_id from referral where id = ${id})`.execute(server.db)
  const one = await acts.read(aina, id)
  await kind('perRoom')
  expect((await acts.step(aina, one, { act: 'pay' })).status).toBe(503)
  await kind('percent')
  acts.ok(await acts.step(aina, one, { act: 'pay' }))
}, 300_000)

it('so is one to somebody of a kind that this version does not know', async () => {
  const pep = await payee()
  const { id } = await acts.due(pep, aina, 'U-3')
  const kind = (text: string) =>
    sql`update referral_payee set kind = ${text} where user_id = ${pep.profile.id}`.execute(
      server.db,
    )
  const one = await acts.read(aina, id)
  await kind('foundation')
  for (const who of [aina, pep])
    expect(await acts.read(who, id)).toMatchObject({ payout: null, isFinal: false, transfer: null })
  expect((await acts.step(aina, one, { act: 'pay' })).status).toBe(503)
  await kind('person')
  acts.ok(await acts.step(aina, one, { act: 'pay' }))
}, 300_000)

it('a home is followed by a referral in a state that this version does not know: it is paid once', async () => {
  const [first, second] = [
    await acts.confirmed(await payee(), aina),
    await acts.confirmed(await payee(), aina),
  ]
  const propertyId = await acts.publish(aina, 'U-4')
  acts.ok(await acts.step(aina, first, { act: 'mandate', propertyId }))
  const state = (text: string) =>
    sql`update referral set state = ${text} where id = ${first.id}`.execute(server.db)
  await state('reserved')
  const said = await acts.step(aina, second, { act: 'mandate', propertyId })
  expect([said.status, Object.keys(said.body)]).toEqual([400, ['propertyId']])
  await state('rejected')
  acts.ok(await acts.step(aina, second, { act: 'mandate', propertyId }))
}, 300_000)

it('a referral in a state that this version does not know is acted on by none', async () => {
  const pep = await payee()
  const one = await acts.confirmed(pep, aina)
  const state = (text: string) =>
    sql`update referral set state = ${text} where id = ${one.id}`.execute(server.db)
  await state('appraised')
  expect((await acts.step(aina, one, { act: 'contact' })).status).toBe(503)
  expect((await acts.step(pep, one, { act: 'received' })).status).toBe(503)
  await state('confirmed')
  acts.ok(await acts.step(aina, one, { act: 'contact' }))
}, 300_000)

it('its owner is neither told nor heard by half: what they answer waits for that version', async () => {
  const one = await acts.sent(await payee(), aina)
  const ownerToken = await acts.tokenOf(one.owner?.email ?? '')
  const state = (text: string) =>
    sql`update referral set state = ${text} where id = ${one.id}`.execute(server.db)
  await state('weighed')
  expect((await server.call('openReferral', { params: { ownerToken } })).status).toBe(503)
  expect((await acts.answer(ownerToken, 'no')).status).toBe(503)
  const page = await server.inject({
    method: 'POST',
    url: `/referido/${ownerToken}`,
    payload: 'answer=no&language=en',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(page.statusCode).toBe(503)
  expect(page.payload).toContain('This cannot be answered right now')
  await state('sent')
  expect(acts.ok(await acts.answer(ownerToken, 'no'))).toMatchObject({ state: 'no' })
}, 300_000)
