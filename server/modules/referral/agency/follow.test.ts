import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Referral } from '../../../../generated/model/index.ts'
import { sql, uuidv7 } from '../../../db/index.ts'
import { look, ownHash } from '../../../redraw/index.ts'
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
}, 300_000)
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
}, 300_000)

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
}, 300_000)

it('a due referral whose sale falls through is owed no more, and says so; sold again it is due', async () => {
  const one = await acts.due(pep, aina, 'S-10')
  expect(one).toMatchObject({ state: 'due', isFinal: true })
  const propertyId = one.linked?.id ?? (await acts.read(aina, one.id)).linked?.id ?? ''
  // A price that is put right keeps it due.
  await acts.close(aina, propertyId, 100_000_000)
  expect((await acts.read(pep, one.id)).state).toBe('due')
  // Taken out of closed, as the deal of a fallen offer does it.
  await acts.close(aina, propertyId, undefined, { status: 'draft', substatus: undefined })
  const undone = await acts.read(aina, one.id)
  expect(undone).toMatchObject({ state: 'mandate', dueAt: null, isFinal: false, transfer: null })
  expect(undone.steps.slice(-4).map(({ state }) => state)).toEqual([
    'mandate',
    'sold',
    'due',
    'mandate',
  ])
  expect((await acts.step(aina, undone, { act: 'pay' })).status).toBe(406)
  const told = async (who: Person) =>
    (
      await sql<{ title: string; body: string }>`select title, body from notification
        where user_id = ${who.profile.id} and topic = ${`referral:${one.id}`}
        order by id desc limit 1`.execute(server.db)
    ).rows[0]
  expect((await told(pep))?.body).toContain('no ha salido adelante')
  expect((await told(aina))?.title).toContain('ya no se paga')
  const home = { token: aina.token, params: { id: propertyId } }
  const { version } = acts.ok(await server.call('getProperty', home))
  acts.ok(await server.call('publishProperty', { ...home, body: { version } }))
  await acts.close(aina, propertyId, 90_000_000)
  await acts.ago(one.id, 8)
  await acts.tick()
  expect((await acts.read(pep, one.id)).state).toBe('due')
}, 300_000)

it('a sold home that is put away, or stands where a later version put it, takes back no payment', async () => {
  const { id } = await acts.due(pep, aina, 'S-12')
  const due = await acts.read(aina, id)
  const params = { id: due.linked?.id ?? '' }
  const self = { id: uuidv7(), hash: ownHash() }
  const told = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from notification
        where topic = ${`referral:${id}`}`.execute(server.db)
    ).rows[0]?.n
  const before = await told()
  const stillDue = async () => {
    const { dueAt, payout } = due
    expect(await acts.read(aina, id)).toMatchObject({ state: 'due', dueAt, payout, isFinal: true })
    expect(await told()).toBe(before)
  }
  /** As that version left it when this one came back. */
  const stands = async (status: string, substatus: string | null) => {
    await sql`update property set status = ${status}, substatus = ${substatus}
      where id = ${params.id}`.execute(server.db)
    await look(server.deps, self)
    await sql`update listing_contract set hash = 'of before'`.execute(server.db)
    expect(await look(server.deps, self)).toBe(true)
    await server.runJobs()
  }
  acts.ok(await server.call('archiveProperty', { token: aina.token, params }))
  await stillDue()
  acts.ok(await server.call('restoreProperty', { token: aina.token, params }))
  await stillDue()
  await stands('closed', 'HANDED_OVER')
  await stillDue()
  await stands('handedOver', null)
  await stillDue()
  await stands('closed', 'EXTERNAL')
  expect(await acts.read(aina, id)).toMatchObject({ state: 'mandate', dueAt: null })
  // Nor is one sold of which nobody can read how it was closed.
  await stands('closed', 'HANDED_OVER')
  expect(await acts.read(aina, id)).toMatchObject({ state: 'mandate', isFinal: false })
}, 300_000)

it('who joins an agency goes on reading what they passed on, and says that the money came', async () => {
  acts.ok(await server.call('saveReferralPayee', { token: pep.token, body: PAYEE }))
  const due = await acts.due(pep, aina, 'S-11')
  const other = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  await sql`update app_user set role = 'STAFF', agency_id = (select agency_id from app_user
    where id = ${other.profile.id}) where id = ${pep.profile.id}`.execute(server.db)
  const list = (query: Record<string, unknown>) =>
    server.call('listReferrals', { token: pep.token, query }).then(acts.ok)
  expect((await list({})).total).toBe(0)
  expect((await list({ mine: true })).items).toMatchObject([{ id: due.id, side: 'referrer' }])
  expect((await list({ mine: true })).items[0]?.owner?.name).toBe(due.owner?.name)
  expect(
    (await server.call('listReferrals', { token: other.token, query: { mine: true } })).body,
  ).toMatchObject({ total: 0 })
  const paying = await acts.read(aina, due.id)
  acts.ok(await acts.step(aina, paying, { act: 'pay' }))
  const paid = await acts.read(pep, due.id)
  expect(paid).toMatchObject({ side: 'referrer', state: 'paid' })
  const { years } = acts.ok(await server.call('getReferralSummary', { token: pep.token }))
  expect(years[0]?.paid).toBeGreaterThan(0)
  const got = await acts.step(pep, paid, { act: 'received' })
  expect([got.status, got.body]).toMatchObject([
    200,
    { side: 'referrer', receivedAt: expect.any(String) as string },
  ])
}, 300_000)

it.each(['SERVICE', 'LLOGUER_SEGUR'])(
  'whom the operator makes %s goes on reading what they passed on, is paid for it, and passes on nobody else',
  async (role) => {
    const who = await acts.referrer()
    const due = await acts.due(who, aina, `S-${role}`)
    const waits = await acts.sent(who, aina)
    await sql`update app_user set role = ${role} where id = ${who.profile.id}`.execute(server.db)
    const { items } = acts.ok(
      await server.call('listReferrals', { token: who.token, query: { mine: true } }),
    )
    expect(items.map(({ id }) => id).sort()).toEqual([due.id, waits.id].sort())
    acts.ok(
      await server.call('saveReferralPayee', {
        token: who.token,
        body: { ...PAYEE, taxId: role === 'SERVICE' ? '00000000T' : '00000001R' },
      }),
    )
    acts.ok(await acts.step(aina, await acts.read(aina, due.id), { act: 'pay' }))
    const params = { id: due.id }
    const receipt = await server.call('downloadReferralReceipt', { token: who.token, params })
    expect(receipt.status).toBe(200)
    acts.ok(await acts.step(who, await acts.read(who, due.id), { act: 'received' }))
    const { token } = who
    // Taken back all the same; begun is none.
    expect((await server.call('deleteReferral', { token, params: { id: waits.id } })).status).toBe(
      204,
    )
    const begun = await server.call('createReferral', {
      token,
      body: {
        ownerName: 'X',
        ownerEmail: 'x@rig.example',
        relation: 'neighbour',
        language: 'es',
        consent: true,
      },
    })
    expect(begun.status).toBe(403)
  },
  300_000,
)
