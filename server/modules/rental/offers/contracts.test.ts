import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
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
  expect((await acts.propose(id, next)).status).toBe(201)
  const late = { token: officer.token, params: { offerId }, body: { words } }
  expect((await server.call('annulRentalContract', late)).status).toBe(404)
})
