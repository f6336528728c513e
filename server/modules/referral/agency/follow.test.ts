import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Referral } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { PAYEE, referrals } from '../referral.fixture.ts'

let server: TestServer
let acts: ReturnType<typeof referrals>
let aina: Person
let pep: Person

beforeAll(async () => {
  server = await startTestServer()
  acts = referrals(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  await acts.offer(aina)
}, 120_000)
beforeEach(async () => {
  pep = await acts.referrer()
})
afterAll(() => server.close())

it('a home that is being closed while it is linked is sold all the same', async () => {
  const one = await acts.confirmed(pep, aina)
  const propertyId = await acts.publish(aina, 'S-1')
  let linked: ReturnType<typeof acts.step> | undefined
  await server.db.transaction().execute(async (trx) => {
    await sql`update property set status = 'closed', substatus = 'RENTED_OR_SOLD',
      close_price = 100000000, closed_at = now() where id = ${propertyId}`.execute(trx)
    let isDone = false
    linked = acts.step(aina, one, { act: 'mandate', propertyId }).finally(() => (isDone = true))
    const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`
    await expect
      .poll(async () => isDone || (await waiting.execute(server.db)).rows[0]?.n === 1)
      .toBe(true)
  })
  expect((await linked)?.body).toMatchObject({ state: 'sold' })
}, 60_000)

it('a sale after its time ends a referral, and the owner may be passed on again', async () => {
  const one = await acts.confirmed(pep, aina)
  const propertyId = await acts.publish(aina, 'S-2')
  acts.ok(await acts.step(aina, one, { act: 'mandate', propertyId }))
  await acts.ago(one.id, 400)
  await acts.close(aina, propertyId, 100_000_000)
  expect((await acts.read(pep, one.id)).state).toBe('expired')
  const again = await acts.sent(await acts.referrer(), aina, {
    ownerEmail: one.owner?.email ?? '',
  })
  expect(again.state).toBe('sent')
})

it('a home is followed by one referral alone, also of two at once: a sale is paid once', async () => {
  const propertyId = await acts.publish(aina, 'S-3')
  const both = [await acts.confirmed(pep, aina), await acts.confirmed(await acts.referrer(), aina)]
  const said = await Promise.all(
    both.map((one) => acts.step(aina, one, { act: 'mandate', propertyId })),
  )
  expect(said.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  const at = said.findIndex(({ status }) => status === 200)
  const [first, second] = [both[at], both[1 - at]] as [Referral, Referral]
  const { version } = await acts.read(aina, first.id)
  acts.ok(await acts.step(aina, { id: first.id, version }, { act: 'reject', reason: 'No' }))
  acts.ok(await acts.step(aina, second, { act: 'mandate', propertyId }))
})

it('what a home went for is more than nothing', async () => {
  acts.ok(await server.call('saveReferralPayee', { token: pep.token, body: PAYEE }))
  const one = await acts.confirmed(pep, aina)
  const propertyId = await acts.publish(aina, 'S-4')
  acts.ok(await acts.step(aina, one, { act: 'mandate', propertyId }))
  await acts.close(aina, propertyId)
  await acts.ago(one.id, 8)
  await acts.tick()
  const due = await acts.read(aina, one.id)
  const said = await acts.step(aina, due, { act: 'pay', closePrice: 0 })
  expect([said.status, said.body]).toMatchObject([
    400,
    { closePrice: expect.any(String) as string },
  ])
})

it('a STAFF is offered, and links, homes that they may change and no colleague’s', async () => {
  const staff = await server.register({ role: 'STAFF', agency: aina })
  const one = await acts.confirmed(pep, aina)
  await sql`update contact set agent_id = ${staff.profile.id} where id in
    (select contact_id from referral where id = ${one.id})`.execute(server.db)
  const propertyId = await acts.publish(aina, 'S-9')
  await sql`update property set doc = jsonb_set(doc, '{mandate,owners}',
    (select jsonb_build_array(jsonb_build_object('contactId', contact_id)) from referral
      where id = ${one.id})) where id = ${propertyId}`.execute(server.db)
  const seen = await acts.read(staff, one.id)
  expect((await acts.read(aina, one.id)).suggested.map(({ id }) => id)).toEqual([propertyId])
  expect(seen.suggested).toEqual([])
  const refused = await acts.step(staff, seen, { act: 'mandate', propertyId })
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['propertyId']])
  await sql`update property set agent_id = ${staff.profile.id} where id = ${propertyId}`.execute(
    server.db,
  )
  expect((await acts.step(staff, seen, { act: 'mandate', propertyId })).status).toBe(200)
}, 60_000)
