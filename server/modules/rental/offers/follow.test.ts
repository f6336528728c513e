import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Rental, RentalPatch } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { owner } from '../rental.fixture.ts'

let server: TestServer
let officer: Person
beforeAll(async () => {
  server = await startTestServer()
  officer = await server.register({ role: 'LLOGUER_SEGUR' })
})
afterAll(() => server.close())

const TENANT = {
  side: 'tenant',
  island: 'MALLORCA',
  registeredSince: '2010-01-01',
  monthlyRent: 70_000,
  members: [
    { name: 'Joan Pons', birth: '1990-02-03', income: 2_400_000 },
    { name: 'Aina Pons', birth: '1992-02-03', income: 0 },
    { name: 'Pau Pons', birth: '2020-02-03', income: 0 },
  ],
  name: 'Joan Pons',
  consent: true,
} as const
let sent = 0
const read = async (id: string): Promise<Rental> =>
  (await server.call('getRental', { token: officer.token, params: { id } })).body
const change = async (id: string, body: Omit<RentalPatch, 'version'>) => {
  const { version } = await read(id)
  return server.call('updateRental', {
    token: officer.token,
    params: { id },
    body: { version, ...body },
  })
}
const erase = async (id: string) =>
  (await server.call('deleteRental', { token: officer.token, params: { id } })).status

async function approved(body: object, facts: Omit<RentalPatch, 'version'> = {}): Promise<string> {
  sent += 1
  const email = `follow${sent}@rig.example`
  const { id } = (await server.call('createRental', { body: { ...body, email } as never })).body
  for (const state of ['documents', 'visit', 'approved'] as const) await change(id, { state })
  await change(id, facts)
  return id
}

/** A home and a household with an open offer between them. */
async function offered() {
  const home = await approved(owner, { municipality: '07027', bedrooms: 2 })
  const household = await approved(TENANT)
  const offer = await server.call('createRentalOffer', {
    token: officer.token,
    params: { id: home },
    body: { tenantFile: household, rentOwner: 120_000, rentTenant: 80_000 },
  })
  expect(offer.status).toBe(201)
  return { home, household, offerId: offer.body.id }
}
const accept = async (offerId: string) =>
  (
    await server.call('answerRentalOffer', {
      token: officer.token,
      params: { offerId },
      body: { answer: 'accepted' },
    })
  ).status
const sign = (offerId: string, startsOn: string) =>
  server.call('createRentalContract', {
    token: officer.token,
    params: { offerId },
    body: { startsOn, deposit: 100_000 },
  })
const openDues = async (id: string) =>
  (await read(id)).dues.filter(({ kind, doneAt }) => kind === 'offer' && doneAt === null)

it('an offer ends with the approval of either file, and the other is free again', async () => {
  const { home, household, offerId } = await offered()
  const rejected = { state: 'rejected', reason: 'withdrawn', words: 'Ya no busca.' } as const
  expect((await change(household, rejected)).status).toBe(200)
  expect(await accept(offerId)).toBe(406)
  expect([(await read(home)).offer?.state, await openDues(home)]).toEqual(['declined', []])
  const other = await approved(TENANT)
  const again = await server.call('createRentalOffer', {
    token: officer.token,
    params: { id: home },
    body: { tenantFile: other, rentOwner: 120_000, rentTenant: 80_000 },
  })
  expect(again.status).toBe(201)
})

it('an offer ends when a file is erased, with its deadline at the other', async () => {
  const { home, household } = await offered()
  expect(await openDues(home)).toHaveLength(1)
  expect(await erase(household)).toBe(204)
  expect([(await read(home)).offer, await openDues(home)]).toEqual([null, []])
})

it('a contract that runs keeps both files, also when one goes back a step', async () => {
  const { home, household, offerId } = await offered()
  await accept(offerId)
  expect((await sign(offerId, '2026-12-01')).status).toBe(201)
  expect((await change(home, { state: 'approved', words: 'Un error.' })).status).toBe(200)
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
