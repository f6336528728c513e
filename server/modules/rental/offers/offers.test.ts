import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Rental, RentalPatch } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { owner } from '../rental.fixture.ts'
import { eraseOverdue } from '../jobs.ts'
import { expireOffers, tellEnds } from './jobs.ts'

let server: TestServer
let officer: Person
let other: Person
beforeAll(async () => {
  server = await startTestServer()
  officer = await server.register({ role: 'LLOGUER_SEGUR' })
  other = await server.register({ role: 'LLOGUER_SEGUR' })
})
afterAll(() => server.close())

const INCA = '07027'
const tenant = {
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
const change = async (id: string, body: Omit<RentalPatch, 'version'>) =>
  server.call('updateRental', {
    token: officer.token,
    lang: 'en',
    params: { id },
    body: { version: (await read(id)).version, ...body },
  })
async function approved(body: object, facts: Omit<RentalPatch, 'version'> = {}): Promise<string> {
  sent += 1
  const email = `offers${sent}@rig.example`
  const { id } = (await server.call('createRental', { body: { ...body, email } as never })).body
  for (const state of ['documents', 'visit', 'approved'] as const) await change(id, { state })
  await change(id, facts)
  return id
}
const home = () => approved(owner, { municipality: INCA, bedrooms: 2 })
const propose = (id: string, tenantFile: string, { token } = officer) =>
  server.call('createRentalOffer', {
    token,
    lang: 'en',
    params: { id },
    body: { tenantFile, rentOwner: 120_000, rentTenant: 80_000 },
  })
const answer = (offerId: string, said: 'accepted' | 'declined') =>
  server.call('answerRentalOffer', {
    token: officer.token,
    params: { offerId },
    body: { answer: said },
  })

describe('an offer', () => {
  it('two officers propose one home at once: one wins, the other reads who', async () => {
    const [id, first, second] = [await home(), await approved(tenant), await approved(tenant)]
    const answers = await Promise.all([propose(id, first), propose(id, second, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const won = answers.find(({ status }) => status === 201)?.body
    const lost = answers.find(({ status }) => status === 409)?.body as unknown as {
      message: string
      byName: string
    }
    expect(lost.byName).toBe(won?.byName)
    expect(lost.message).toMatch(new RegExp(`^${won?.byName} has offered this home already`))
    const offers = await server.call('listRentalOffers', { token: officer.token })
    expect(offers.body.items.filter((one) => one.owner.fileId === id)).toHaveLength(1)
  })

  it('has a deadline at both files, and a no makes the home free again', async () => {
    const [id, household] = [await home(), await approved(tenant)]
    const { body } = await propose(id, household)
    for (const file of [id, household])
      expect((await read(file)).dues.at(-1)).toMatchObject({
        kind: 'offer',
        dueOn: body.until,
        doneAt: null,
      })
    expect((await read(id)).offer).toMatchObject({ id: body.id, state: 'proposed' })
    expect((await answer(body.id, 'declined')).body.state).toBe('declined')
    expect((await read(id)).dues.at(-1)?.doneAt).not.toBeNull()
    expect((await answer(body.id, 'accepted')).status).toBe(406)
    expect((await propose(id, household)).status).toBe(201)
  })

  it('that was accepted may yet fall through, and the home is free again', async () => {
    const [id, household] = [await home(), await approved(tenant)]
    const { body } = await propose(id, household)
    await answer(body.id, 'accepted')
    expect((await propose(id, await approved(tenant))).status).toBe(409)
    expect((await answer(body.id, 'declined')).body.state).toBe('declined')
    expect((await propose(id, household)).status).toBe(201)
  })

  it('that nobody answers in time expires', async () => {
    const [id, household] = [await home(), await approved(tenant)]
    await propose(id, household)
    const later = new Date(Date.now() + 10 * 86_400_000)
    await expireOffers({ ...server.deps, now: () => later })
    expect((await read(id)).offer?.state).toBe('expired')
  })

  it('is refused in words where the files do not go together', async () => {
    const [id, household] = [await home(), await approved(tenant, { wanted: [INCA] })]
    const elsewhere = await approved(tenant, { wanted: ['07040'] })
    const crowd = await approved({
      ...tenant,
      members: Array.from({ length: 5 }, () => tenant.members[0]),
    })
    const poor = await approved({
      ...tenant,
      members: [{ ...tenant.members[0], income: 1_200_000 }],
    })
    const early = (
      await server.call('createRental', { body: { ...tenant, email: 'e@rig.example' } })
    ).body.id
    const words = async (tenantFile: string) => {
      const { status, body } = await propose(id, tenantFile)
      return [status, (body as unknown as { detail: string }).detail]
    }
    expect(await words(elsewhere)).toEqual([406, 'They do not look in this municipality'])
    expect(await words(crowd)).toEqual([406, 'The home has too few bedrooms for this household'])
    expect(await words(poor)).toEqual([406, 'They would pay more of their income than allowed'])
    expect(await words(early)).toEqual([406, 'Both files have to be approved'])
    expect(await words(id)).toEqual([406, 'An offer joins a home and a household of one island'])
    const over = await server.call('createRentalOffer', {
      token: officer.token,
      params: { id },
      body: { tenantFile: household, rentOwner: 160_000, rentTenant: 80_000 },
    })
    expect([over.status, Object.keys(over.body)]).toEqual([400, ['rentOwner']])
    const { items } = (
      await server.call('listRentalMatches', { token: officer.token, params: { id } })
    ).body
    const failsOf = (fileId: string) => items.find((one) => one.party.fileId === fileId)?.fails
    expect([failsOf(household), failsOf(elsewhere), failsOf(crowd), failsOf(poor)]).toEqual([
      [],
      ['municipality'],
      ['rooms'],
      ['share'],
    ])
    expect(failsOf(early)).toBeUndefined()
    const foreign = await change(id, { municipality: '07026' })
    expect([foreign.status, Object.keys(foreign.body)]).toEqual([400, ['municipality']])
  })
})

describe('a contract', () => {
  it('stands on an accepted offer, signs both files, and tells of its end once', async () => {
    const [id, household] = [await home(), await approved(tenant)]
    const { id: offerId } = (await propose(id, household)).body
    const sign = (body = { startsOn: '2027-01-01', deposit: 120_000 } as object) =>
      server.call('createRentalContract', {
        token: officer.token,
        params: { offerId },
        body: body as never,
      })
    expect((await sign()).status).toBe(406)
    await answer(offerId, 'accepted')
    const byHand = await change(id, { state: 'signed' })
    expect([byHand.status, byHand.body]).toEqual([
      406,
      { detail: 'A file is signed by writing down the contract of its offer' },
    ])
    expect((await sign({ startsOn: '2027-01-01', endsOn: '2026-01-01', deposit: 0 })).status).toBe(
      400,
    )
    const { status, body } = await sign()
    expect([status, body]).toMatchObject([
      201,
      { startsOn: '2027-01-01', endsOn: '2033-12-31', rentOwner: 120_000, isSoon: false },
    ])
    expect([(await read(id)).state, (await read(household)).state]).toEqual(['signed', 'signed'])
    expect((await answer(offerId, 'declined')).status).toBe(406)
    expect((await sign()).status).toBe(406)
    const contracts = await server.call('listRentalContracts', { token: officer.token })
    expect(contracts.body.items.map((one) => one.id)).toEqual([body.id])
    const news = async () =>
      (await server.call('listNotifications', { token: officer.token })).body.items.filter(
        ({ title }) => title.startsWith('Acaba el contrato'),
      )
    await tellEnds({ ...server.deps, now: () => new Date('2033-01-01T12:00:00Z') })
    expect(await news()).toEqual([])
    for (const day of ['2033-12-05', '2033-12-06'])
      await tellEnds({ ...server.deps, now: () => new Date(`${day}T12:00:00Z`) })
    expect(await news()).toHaveLength(1)
  })
})

it('statistics count without persons, for the programme’s people alone', async () => {
  const { status, body } = await server.call('getRentalStats', { token: officer.token })
  expect(status).toBe(200)
  const owners = body.items.find(({ island, side }) => island === 'MALLORCA' && side === 'owner')
  expect(owners?.states['signed']).toBe(1)
  expect(body.items.reduce((sum, { total }) => sum + total, 0)).toBe(
    (await server.call('listRentals', { token: officer.token })).body.total,
  )
  expect(JSON.stringify(body)).not.toMatch(/Pons|Ferrà|LS-|rig\.example/)
  const stranger = await server.register()
  for (const operation of ['getRentalStats', 'listRentalOffers', 'listRentalContracts'] as const)
    expect((await server.call(operation, { token: stranger.token })).status).toBe(403)
})

it('files with a contract are kept until two years after it ends, and no longer', async () => {
  const [id, household] = [await home(), await approved(tenant)]
  const offerId = (await propose(id, household)).body.id
  await answer(offerId, 'accepted')
  const body = { startsOn: '2027-01-01', deposit: 0 } as never
  const call = { token: officer.token, params: { offerId }, body }
  expect((await server.call('createRentalContract', call)).status).toBe(201)
  expect((await read(id)).eraseOn).toMatch(/^2035-12-/)
  const isThere = async (file: string) =>
    (await server.call('getRental', { token: officer.token, params: { id: file } })).status === 200
  for (const [day, kept] of [
    ['2035-12-01', true],
    ['2036-01-02', false],
  ] as const) {
    await eraseOverdue({ ...server.deps, now: () => new Date(`${day}T12:00:00Z`) })
    expect([await isThere(id), await isThere(household)]).toEqual([kept, kept])
  }
})
