import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { officerActs, tenant } from './offers.fixture.ts'

let server: TestServer
let officer: Person
let acts: ReturnType<typeof officerActs>
beforeAll(async () => {
  server = await startTestServer()
  officer = await server.register({ role: 'LLOGUER_SEGUR' })
  acts = officerActs(server, officer)
})
afterAll(() => server.close())

const erase = async (id: string) =>
  (await server.call('deleteRental', { token: officer.token, params: { id } })).status

/** A home and a household with an open offer between them. */
async function offered() {
  const [home, household] = [await acts.home(), await acts.approved(tenant)]
  const offer = await acts.propose(home, household)
  expect(offer.status).toBe(201)
  return { home, household, offerId: offer.body.id }
}
const accept = async (offerId: string) => (await acts.answer(offerId, 'accepted')).status
const sign = (offerId: string, startsOn: string) =>
  server.call('createRentalContract', {
    token: officer.token,
    params: { offerId },
    body: { startsOn, deposit: 100_000 },
  })
const openDues = async (id: string) =>
  (await acts.read(id)).dues.filter(({ kind, doneAt }) => kind === 'offer' && doneAt === null)

it('an offer ends with the approval of either file, and the other is free again', async () => {
  const { home, household, offerId } = await offered()
  const rejected = { state: 'rejected', reason: 'withdrawn', words: 'Ya no busca.' } as const
  expect((await acts.change(household, rejected)).status).toBe(200)
  expect(await accept(offerId)).toBe(406)
  expect([(await acts.read(home)).offer?.state, await openDues(home)]).toEqual(['declined', []])
  const again = await acts.propose(home, await acts.approved(tenant))
  expect(again.status).toBe(201)
})

it('an offer ends when a file is erased, with its deadline at the other', async () => {
  const { home, household } = await offered()
  expect(await openDues(home)).toHaveLength(1)
  expect(await erase(household)).toBe(204)
  expect([(await acts.read(home)).offer, await openDues(home)]).toEqual([null, []])
})

it('a contract that runs keeps both files, also when one goes back a step', async () => {
  const { home, household, offerId } = await offered()
  await accept(offerId)
  expect((await sign(offerId, '2026-12-01')).status).toBe(201)
  expect((await acts.change(home, { state: 'approved', words: 'Un error.' })).status).toBe(200)
  expect([await erase(home), await erase(household)]).toEqual([406, 406])
  const { items } = (await server.call('listRentalContracts', { token: officer.token })).body
  expect(items).toHaveLength(1)
})

it('a contract that begins in a year that was mistyped is refused at its field', async () => {
  const { offerId } = await offered()
  await accept(offerId)
  for (const day of ['9999-12-31', '9995-01-01', '2206-01-01']) {
    const { status, body } = await sign(offerId, day)
    expect([status, Object.keys(body)]).toEqual([400, ['startsOn']])
  }
})

it('a household that signs leaves the other homes it was offered free', async () => {
  const { household, offerId } = await offered()
  const other = await acts.home()
  const { id: left } = (await acts.propose(other, household)).body
  expect([await accept(offerId), await accept(left)]).toEqual([200, 200])
  expect((await sign(offerId, '2026-12-01')).status).toBe(201)
  expect((await acts.read(other)).offer?.state).toBe('declined')
  expect((await sign(left, '2026-12-01')).status).toBe(406)
  expect((await acts.propose(other, await acts.approved(tenant))).status).toBe(201)
})

it('of two contracts of one household that are written down at once, one stands', async () => {
  const { household, offerId } = await offered()
  const { id: left } = (await acts.propose(await acts.home(), household)).body
  expect([await accept(offerId), await accept(left)]).toEqual([200, 200])
  const signed = await Promise.all([sign(offerId, '2026-12-01'), sign(left, '2026-12-01')])
  expect(signed.map(({ status }) => status).toSorted()).toEqual([201, 406])
  const states = (await server.call('listRentalOffers', { token: officer.token })).body.items
    .filter(({ tenant: { fileId } }) => fileId === household)
    .map(({ state }) => state)
  expect(states.toSorted()).toEqual(['accepted', 'declined'])
})

it('an open offer is found behind two hundred newer ones that are answered', async () => {
  const { home, offerId } = await offered()
  await sql`insert into rental_offer (id, owner_file, tenant_file, state, rent_owner, rent_tenant,
      until, created_at)
    select gen_random_uuid(), owner_file, tenant_file, 'declined', 1, 1, until,
      created_at + interval '1 hour'
    from rental_offer, generate_series(1, 200) where id = ${offerId}::uuid`.execute(server.db)
  const { items } = (await server.call('listRentalOffers', { token: officer.token })).body
  expect([items.length, items.map(({ id }) => id)]).toEqual([
    200,
    expect.arrayContaining([offerId]),
  ])
  expect((await acts.read(home)).offer?.state).toBe('declined')
})
