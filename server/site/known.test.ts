import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PropertyInput, UserPatch } from '../../generated/model/index.ts'
import { complete, published } from '../modules/property/testing/homes.fixture.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { knownOf } from './known.ts'

let server: TestServer
let admin: Person
let agent: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portvell Immobles' })
  agent = await server.register({ role: 'STAFF', agency: admin })
}, 300_000)
afterAll(() => server.close())

const change = (who: Person, body: UserPatch) =>
  server.call('updateUser', { token: who.token, params: { id: agent.profile.id }, body })
const shown = async () => {
  const known = await knownOf(server.deps, admin.profile.agency_ids[0] ?? '')
  return known?.people.find(({ id }) => id === agent.profile.id)
}

it('a website tells of a person what that person lets it tell', async () => {
  const phone = '+34600123456'
  expect((await change(agent, { is_public: true, phone, language: 'de' })).status).toBe(200)
  // The language of their screens is not what they speak, nor is a phone there to be shown.
  expect(await shown()).toMatchObject({ phone: null, languages: [], jobTitles: {} })
  const said = await change(agent, {
    phone_public: true,
    languages: ['ca', 'pl'],
    job_titles: { de: ' Maklerin ', en: '' },
  })
  expect(said).toMatchObject({
    status: 200,
    body: { phone_public: true, languages: ['ca', 'pl'], job_titles: { de: 'Maklerin' } },
  })
  expect(await shown()).toMatchObject({
    phone,
    languages: ['ca', 'pl'],
    jobTitles: { de: 'Maklerin' },
  })
  await change(agent, { phone_public: false })
  expect((await shown())?.phone).toBeNull()
})

it('nobody else says it for them; an ADMIN puts a job title right', async () => {
  expect(await change(admin, { phone_public: true })).toMatchObject({
    status: 400,
    body: { phone_public: /.+/ },
  })
  expect(await change(admin, { languages: ['es'] })).toMatchObject({ status: 400 })
  expect((await change(admin, { job_titles: { es: 'Agente' } })).status).toBe(200)
})

it('a website counts by operation what the search finds of its agency', async () => {
  const agencyId = admin.profile.agency_ids[0] ?? ''
  const sold = { operation: 'V', price: 50_000_000 }
  const let_ = { operation: 'A', price: 150_000 }
  for (const offers of [[let_], [sold, let_]]) {
    const { basics, ...rest } = complete
    await published(server, admin, { ...rest, basics: { ...basics, offers } } as PropertyInput)
  }
  const offers = (await knownOf(server.deps, agencyId))?.offers
  expect(offers).toEqual([
    { operation: 'A', total: 2 },
    { operation: 'V', total: 1 },
  ])
  for (const { operation, total } of offers ?? []) {
    const { body } = await server.call('searchListings', { query: { operation, agencyId } })
    expect(body.total, operation).toBe(total)
  }
})
