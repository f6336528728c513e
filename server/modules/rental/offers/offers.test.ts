import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql, uuidv7 } from '../../../db/index.ts'
import { refuseFirst } from '../../../testing/first-refused.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { eraseOverdue } from '../jobs.ts'
import { expireOffers, tellEnds } from './jobs.ts'
import { INCA, officerActs, tenant } from './offers.fixture.ts'

let server: TestServer
let officer: Person
let other: Person
let acts: ReturnType<typeof officerActs>
beforeAll(async () => {
  server = await startTestServer()
  officer = await server.register({ role: 'LLOGUER_SEGUR' })
  other = await server.register({ role: 'LLOGUER_SEGUR' })
  acts = officerActs(server, officer)
})
afterAll(() => server.close())

describe('an offer', () => {
  it('two officers propose one home at once: one wins, the other reads who', async () => {
    const [id, first, second] = [
      await acts.home(),
      await acts.approved(tenant),
      await acts.approved(tenant),
    ]
    const answers = await Promise.all([acts.propose(id, first), acts.propose(id, second, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const won = answers.find(({ status }) => status === 201)?.body
    const lost = answers.find(({ status }) => status === 409)?.body as unknown as {
      message: string
      byName: string
    }
    expect(lost.byName).toBe(won?.byName)
    expect(lost.message).toMatch(new RegExp(`^${won?.byName} already offered this home`))
    const offers = await server.call('listRentalOffers', { token: officer.token })
    expect(offers.body.items.filter((one) => one.owner.fileId === id)).toHaveLength(1)
  })

  it('has a deadline at both files, and a no makes the home free again', async () => {
    const [id, household] = [await acts.home(), await acts.approved(tenant)]
    const { body } = await acts.propose(id, household)
    for (const file of [id, household])
      expect((await acts.read(file)).dues.at(-1)).toMatchObject({
        kind: 'offer',
        dueOn: body.until,
        doneAt: null,
      })
    expect((await acts.read(id)).offer).toMatchObject({ id: body.id, state: 'proposed' })
    expect((await acts.answer(body.id, 'declined')).body.state).toBe('declined')
    expect((await acts.read(id)).dues.at(-1)?.doneAt).not.toBeNull()
    expect((await acts.answer(body.id, 'accepted')).status).toBe(406)
    expect((await acts.propose(id, household)).status).toBe(201)
  })

  it('that is answered leaves the deadlines of a household’s other offers', async () => {
    const household = await acts.approved(tenant)
    const [one, two] = [await acts.home(), await acts.home()]
    const [first, second] = [await acts.propose(one, household), await acts.propose(two, household)]
    // Proposed on another day.
    await sql`update rental_due set due_on = due_on + 3 where kind = 'offer'
      and created_at = ${second.body.createdAt}`.execute(server.db)
    await sql`update rental_offer set until = until + 3 where id = ${second.body.id}`.execute(
      server.db,
    )
    const open = async (file: string) =>
      (await acts.read(file)).dues.flatMap(({ kind, dueOn, doneAt }) =>
        kind === 'offer' && doneAt === null ? [dueOn] : [],
      )
    const [until] = await open(two)
    expect(await open(household)).toEqual([first.body.until, until])
    await acts.answer(first.body.id, 'declined')
    expect([await open(household), await open(one), await open(two)]).toEqual([
      [until],
      [],
      [until],
    ])
    const { rows } = await sql<{ due_on: string }>`select due_on::text from rental_file
      where id = ${household}`.execute(server.db)
    expect(rows).toEqual([{ due_on: until }])
    await acts.answer(second.body.id, 'accepted')
    expect(await open(household)).toEqual([])
    // A yes that becomes a no has no deadline of its own any more, and ends no other one.
    const third = await acts.propose(one, household)
    await acts.answer(second.body.id, 'declined')
    expect(await open(household)).toEqual([third.body.until])
  })

  it('that was accepted may yet fall through, and the home is free again', async () => {
    const [id, household] = [await acts.home(), await acts.approved(tenant)]
    const { body } = await acts.propose(id, household)
    await acts.answer(body.id, 'accepted')
    expect((await acts.propose(id, await acts.approved(tenant))).status).toBe(409)
    expect((await acts.answer(body.id, 'declined')).body.state).toBe('declined')
    expect((await acts.propose(id, household)).status).toBe(201)
  })

  it('in a state that only a later version knows is open: the home is not offered twice', async () => {
    const [id, household] = [await acts.home(), await acts.approved(tenant)]
    const { body } = await acts.propose(id, household)
    const state = (text: string) =>
      sql`update rental_offer set state = ${text} where id = ${body.id}`.execute(server.db)
    await state('viewing')
    const other = await acts.approved(tenant)
    expect((await acts.propose(id, other)).status).toBe(409)
    await expect(
      sql`insert into rental_offer
        select (jsonb_populate_record(o, ${JSON.stringify({ id: uuidv7(), state: 'proposed' })}::jsonb)).*
        from rental_offer o where id = ${body.id}`.execute(server.db),
    ).rejects.toThrow('rental_offer_open')
    await state('declined')
    expect((await acts.propose(id, other)).status).toBe(201)
  })

  it('that nobody answers in time expires', async () => {
    const [id, household] = [await acts.home(), await acts.approved(tenant)]
    await acts.propose(id, household)
    const later = new Date(Date.now() + 10 * 86_400_000)
    await expireOffers({ ...server.deps, now: () => later })
    expect((await acts.read(id)).offer?.state).toBe('expired')
  })

  it('expires also where another one cannot', async () => {
    const homes = [await acts.home(), await acts.home()]
    for (const id of homes) await acts.propose(id, await acts.approved(tenant))
    const states = async () =>
      (await Promise.all(homes.map((id) => acts.read(id)))).map(({ offer }) => offer?.state)
    const later = { ...server.deps, now: () => new Date(Date.now() + 10 * 86_400_000) }
    const end = await refuseFirst(server.db, 'rental_offer')
    await expect(expireOffers(later)).rejects.toThrow('refused')
    await end()
    expect((await states()).toSorted()).toEqual(['expired', 'proposed'])
    await expireOffers(later)
    expect(await states()).toEqual(['expired', 'expired'])
  })

  it('is refused in words where the files do not go together', async () => {
    const [id, household] = [await acts.home(), await acts.approved(tenant, { wanted: [INCA] })]
    const elsewhere = await acts.approved(tenant, { wanted: ['07040'] })
    const crowd = await acts.approved({
      ...tenant,
      members: Array.from({ length: 5 }, () => tenant.members[0]),
    })
    const poor = await acts.approved({
      ...tenant,
      members: [{ ...tenant.members[0], income: 1_200_000 }],
    })
    const early = (
      await server.call('createRental', { body: { ...tenant, email: 'e@rig.example' } })
    ).body.id
    const words = async (tenantFile: string) => {
      const { status, body } = await acts.propose(id, tenantFile)
      return [status, (body as unknown as { detail: string }).detail]
    }
    expect(await words(elsewhere)).toEqual([406, 'They are not looking in this municipality'])
    expect(await words(crowd)).toEqual([406, 'The home has too few bedrooms for this household'])
    expect(await words(poor)).toEqual([406, 'They would pay more of their income than is allowed'])
    expect(await words(early)).toEqual([406, 'Both applications must be approved'])
    expect(await words(id)).toEqual([
      406,
      'An offer must match a home and a household on the same island',
    ])
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
    const foreign = await acts.change(id, { municipality: '07026' })
    expect([foreign.status, Object.keys(foreign.body)]).toEqual([400, ['municipality']])
  })
})

describe('a contract', () => {
  it('stands on an accepted offer, signs both files, and tells of its end once', async () => {
    const [id, household] = [await acts.home(), await acts.approved(tenant)]
    const { id: offerId } = (await acts.propose(id, household)).body
    const sign = (body = { startsOn: '2027-01-01', deposit: 120_000 } as object) =>
      server.call('createRentalContract', {
        token: officer.token,
        params: { offerId },
        body: body as never,
      })
    expect((await sign()).status).toBe(406)
    await acts.answer(offerId, 'accepted')
    const byHand = await acts.change(id, { state: 'signed' })
    expect([byHand.status, byHand.body]).toEqual([
      406,
      { detail: 'An application becomes signed when you record the contract for its offer' },
    ])
    expect((await sign({ startsOn: '2027-01-01', endsOn: '2026-01-01', deposit: 0 })).status).toBe(
      400,
    )
    const { status, body } = await sign()
    expect([status, body]).toMatchObject([
      201,
      { startsOn: '2027-01-01', endsOn: '2033-12-31', rentOwner: 120_000, isSoon: false },
    ])
    expect([(await acts.read(id)).state, (await acts.read(household)).state]).toEqual([
      'signed',
      'signed',
    ])
    expect((await acts.answer(offerId, 'declined')).status).toBe(406)
    expect((await sign()).status).toBe(406)
    const contracts = await server.call('listRentalContracts', { token: officer.token })
    expect(contracts.body.items.map((one) => one.id)).toEqual([body.id])
    const news = async () =>
      (await server.call('listNotifications', { token: officer.token })).body.items.filter(
        ({ title }) => title.startsWith('Acaba el contrato'),
      )
    await tellEnds({ ...server.deps, now: () => new Date('2033-01-01T12:00:00Z') })
    expect(await news()).toEqual([])
    const end = await refuseFirst(server.db, 'rental_alarm', 'insert')
    await expect(
      tellEnds({ ...server.deps, now: () => new Date('2033-12-05T11:00:00Z') }),
    ).rejects.toThrow('refused')
    await end()
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
  const [id, household] = [await acts.home(), await acts.approved(tenant)]
  const offerId = (await acts.propose(id, household)).body.id
  await acts.answer(offerId, 'accepted')
  const body = { startsOn: '2027-01-01', deposit: 0 } as never
  const call = { token: officer.token, params: { offerId }, body }
  expect((await server.call('createRentalContract', call)).status).toBe(201)
  expect((await acts.read(id)).eraseOn).toMatch(/^2035-12-/)
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
