import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Contact } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { threeAgencies } from './introduction.fixture.ts'

type Market = Awaited<ReturnType<typeof threeAgencies>>

let server: TestServer
let market: Market

beforeAll(async () => {
  server = await startTestServer()
  market = await threeAgencies(server)
}, 300_000)
afterAll(() => server.close())

const contact = async (who: Person, id: string) =>
  (await server.call('getContact', { token: who.token, params: { id } })).body as Contact
const preview = (who: Person, id: string, otherId: string) =>
  server.call('previewContactMerge', { token: who.token, params: { id }, query: { otherId } })

it('says before a merge, and in the timeline, what becomes of introductions and deals', async () => {
  const { acts, joana, marc, agent, home } = market
  const [one, two, none] = [
    await acts.client(joana),
    await acts.client(joana),
    await acts.client(joana),
  ]
  for (const id of [one, two]) {
    const { body } = await acts.introduce(joana, home, id)
    const deal = await server.call('createDeal', {
      token: joana.token,
      body: { introductionId: body.id, closePrice: 48_500_000 },
    })
    expect(deal.status).toBe(201)
  }
  expect((await preview(joana, one, none)).body).toEqual({ notes: [] })
  const { notes } = (await preview(joana, one, two)).body
  expect(notes).toEqual([
    expect.stringMatching(/pasan a esta persona: 1; operaciones: 1/),
    expect.stringMatching(/presentadas en \S+: pasan a ser un solo cliente/),
    expect.stringMatching(/Las dos tienen operación en/),
  ])
  expect((await preview(joana, one, one)).status).toBe(400)
  expect((await preview(marc, one, two)).status).toBe(404)
  expect([403, 404]).toContain((await preview(agent, one, two)).status)

  const [kept, other] = [await contact(joana, one), await contact(joana, two)]
  const merged = await server.call('mergeContact', {
    token: joana.token,
    params: { id: one },
    body: { version: kept.version, otherId: two, otherVersion: other.version },
  })
  expect(merged.status).toBe(200)
  const entries = await server.call('listContactEntries', {
    token: joana.token,
    params: { id: one },
  })
  const said = JSON.stringify(entries.body)
  for (const note of notes) expect(said).toContain(note)
  const again = await contact(joana, one)
  await server.call('unmergeContact', {
    token: joana.token,
    params: { id: one },
    body: { version: again.version, mergedId: two },
  })
  expect((await preview(joana, one, two)).body.notes).toEqual(notes)
})
