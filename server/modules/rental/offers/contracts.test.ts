import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { tellEnds } from './jobs.ts'
import { officerActs, tenant } from './offers.fixture.ts'

let server: TestServer
let officer: Person
let acts: ReturnType<typeof officerActs>
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-28T10:00:00Z') })
  officer = await server.register({ role: 'LLOGUER_SEGUR' })
  acts = officerActs(server, officer)
})
afterAll(() => server.close())

it('a contract of an odd day is refused at its field, and one written down wrongly is taken back', async () => {
  const [id, household] = [await acts.home(), await acts.approved(tenant)]
  const { id: offerId } = (await acts.propose(id, household)).body
  await acts.answer(offerId, 'accepted')
  const { token } = officer
  const sign = (startsOn: string, endsOn?: string) =>
    server.call('createRentalContract', {
      token,
      params: { offerId },
      body: { startsOn, ...(endsOn && { endsOn }), deposit: 120_000 },
    })
  for (const [startsOn, endsOn, field] of [
    ['0026-12-01', undefined, 'startsOn'],
    ['2006-12-01', undefined, 'startsOn'],
    ['2026-12-01', '9999-12-31', 'endsOn'],
  ] as const) {
    const { status, body } = await sign(startsOn, endsOn)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  }
  const annul = (words = 'The year was mistyped') =>
    server.call('annulRentalContract', { token, params: { offerId }, body: { words } })
  expect((await annul()).status).toBe(404)
  expect((await sign('2027-12-01')).status).toBe(201)
  expect((await annul('')).status).toBe(400)
  expect(await annul()).toMatchObject({ status: 200, body: { state: 'accepted' } })
  expect([(await acts.read(id)).state, (await acts.read(household)).state]).toEqual([
    'approved',
    'approved',
  ])
  const none = await server.call('listRentalContracts', { token })
  expect(none.body.items.filter((one) => one.offerId === offerId)).toEqual([])
  expect((await sign('2026-12-01')).status).toBe(201)
})

it('a contract that is over leaves the home free to be offered again', async () => {
  const [id, household] = [await acts.home(), await acts.approved(tenant)]
  const { id: offerId } = (await acts.propose(id, household)).body
  await acts.answer(offerId, 'accepted')
  await server.call('createRentalContract', {
    token: officer.token,
    params: { offerId },
    body: { startsOn: '2026-12-01', deposit: 120_000 },
  })
  const words = 'They left'
  const moved: number[] = []
  for (const state of ['ended', 'signed', 'approved'] as const)
    moved.push((await acts.change(id, { state, words })).status)
  expect(moved).toEqual([200, 200, 200])
  const next = await acts.approved(tenant)
  const mayAnnul = async () =>
    (await server.call('listRentalOffers', { token: officer.token })).body.items.find(
      (one) => one.id === offerId,
    )?.mayAnnul
  expect(await mayAnnul()).toBe(true)
  expect((await acts.propose(id, next)).status).toBe(201)
  expect(await mayAnnul()).toBe(false)
  const late = { token: officer.token, params: { offerId }, body: { words } }
  expect((await server.call('annulRentalContract', late)).status).toBe(404)
})

/** Writes down a contract between a home and a household; its offer's id. */
async function letTo(home: string, household: string): Promise<string> {
  const offer = await acts.propose(home, household)
  expect(offer.status).toBe(201)
  await acts.answer(offer.body.id, 'accepted')
  expect((await sign(offer.body.id)).status).toBe(201)
  return offer.body.id
}
const sign = (offerId: string) =>
  server.call('createRentalContract', {
    token: officer.token,
    params: { offerId },
    body: { startsOn: '2026-12-01', deposit: 120_000 },
  })
const annul = (offerId: string) =>
  server.call('annulRentalContract', {
    token: officer.token,
    params: { offerId },
    body: { words: 'Mistyped' },
  })
/** A contract ends for a file, which looks on. */
async function leave(id: string): Promise<void> {
  for (const state of ['ended', 'signed', 'approved'] as const)
    expect((await acts.change(id, { state, words: 'They left' })).status).toBe(200)
}
const stateOf = async (id: string) => (await acts.read(id)).state

it('what another contract signs stays signed when one is taken back', async () => {
  const [home, next, third] = [await acts.home(), await acts.home(), await acts.home()]
  const household = await acts.approved(tenant)
  const first = await letTo(home, household)
  await leave(household)
  const second = await letTo(next, household)
  expect(await annul(first)).toMatchObject({ status: 200, body: { state: 'declined' } })
  expect([await stateOf(household), await stateOf(home)]).toEqual(['signed', 'approved'])
  expect((await acts.propose(third, household)).status).toBe(406)
  // Its home waits for nobody.
  expect((await acts.propose(home, await acts.approved(tenant))).status).toBe(201)
  expect(await annul(second)).toMatchObject({ status: 200, body: { state: 'accepted' } })
  expect([await stateOf(household), await stateOf(next)]).toEqual(['approved', 'approved'])
})

it('neither a home nor a household with a contract that runs is let again', async () => {
  const [home, household] = [await acts.home(), await acts.approved(tenant)]
  const offerId = await letTo(home, household)
  for (const id of [home, household])
    expect((await acts.change(id, { state: 'approved', words: 'A slip' })).status).toBe(200)
  const [other, next] = [await acts.home(), await acts.approved(tenant)]
  for (const [id, to] of [
    [home, next],
    [other, household],
  ] as const) {
    const { status, body } = await acts.propose(id, to)
    expect([status, body]).toEqual([
      406,
      { detail: 'A contract of one of the two runs: say that it has ended, or take it back' },
    ])
  }
  // An offer from before the contract.
  const { id: left } = (await acts.propose(other, next)).body
  await acts.answer(left, 'accepted')
  await server.db
    .updateTable('rental_offer')
    .set({ tenant_file: household })
    .where('id', '=', left)
    .execute()
  expect((await sign(left)).status).toBe(406)
  expect((await annul(offerId)).status).toBe(200)
  expect((await sign(left)).status).toBe(201)
})

it('after five hundred contracts that are over one more is written down, shown, and told of', async () => {
  const [home, household] = [await acts.home(), await acts.approved(tenant)]
  const offerId = (await acts.propose(home, household)).body.id
  await acts.answer(offerId, 'accepted')
  // Of files that have gone on since: of these two every offer but the last is settled.
  await sql`with old as (
      insert into rental_offer (id, owner_file, tenant_file, state, rent_owner, rent_tenant, until,
        created_at, settled_at)
      select gen_random_uuid(), owner_file, tenant_file, 'accepted', 1, 1, until, created_at,
        created_at
      from rental_offer, generate_series(1, 500) where id = ${offerId}::uuid returning id)
    insert into rental_contract (id, offer_id, starts_on, ends_on, deposit, created_at)
    select gen_random_uuid(), id, '2019-01-01', '2025-12-31', 0, now() from old`.execute(server.db)
  const { status, body } = await sign(offerId)
  expect([status, body.offerId]).toEqual([201, offerId])
  const { items } = (await server.call('listRentalContracts', { token: officer.token })).body
  const over = items.findIndex(({ daysLeft }) => daysLeft < 0)
  expect(items.slice(0, over).map((one) => one.offerId)).toContain(offerId)
  expect([items.length, items.slice(over).every(({ daysLeft }) => daysLeft < 0)]).toEqual([
    500,
    true,
  ])
  await tellEnds({ ...server.deps, now: () => new Date('2033-11-01T12:00:00Z') })
  const alarms = await server.db
    .selectFrom('rental_alarm')
    .select('contract_id')
    .where('contract_id', '=', body.id)
    .execute()
  expect(alarms).toHaveLength(1)
})

it('who fits is found behind a hundred who do not', async () => {
  const [home, household] = [await acts.home(), await acts.approved(tenant)]
  await server.db
    .updateTable('rental_file')
    .set({ complete_on: '2026-11-28' })
    .where('id', '=', household)
    .execute()
  // They were complete before, and look elsewhere.
  await sql`insert into rental_file select (jsonb_populate_record(f, jsonb_build_object(
      'id', gen_random_uuid(), 'reference', 'LS-2025-' || n, 'complete_on', '2025-01-01',
      'wanted', array['07040']))).*
    from rental_file f, generate_series(100001, 100120) n
    where f.id = ${household}::uuid`.execute(server.db)
  const { items } = (
    await server.call('listRentalMatches', { token: officer.token, params: { id: home } })
  ).body
  const at = items.findIndex(({ party }) => party.fileId === household)
  expect([items.length, items[at]?.fails]).toEqual([100, []])
})
