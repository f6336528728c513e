import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PropertyInput, UserPatch } from '../../generated/model/index.ts'
import { complete, published } from '../modules/property/testing/homes.fixture.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sql } from '../db/index.ts'
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
  return known?.known.people.find(({ id }) => id === agent.profile.id)
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

it('a website counts by operation and place what the search finds of its agency', async () => {
  const agencyId = admin.profile.agency_ids[0] ?? ''
  const sold = { operation: 'V', price: 50_000_000 }
  const let_ = { operation: 'A', price: 150_000 }
  for (const offers of [[let_], [sold, let_], [{ ...let_, price: 90_000 }]]) {
    const { basics, ...rest } = complete
    await published(server, admin, { ...rest, basics: { ...basics, offers } } as PropertyInput)
  }
  // As long as another agency's advert stands for it, the own search still finds it.
  await sql`update listing_search set op = op + 100 where id = (select id from listing_search
    where agency_id = ${agencyId} and price = 90000)`.execute(server.db)
  const from = await knownOf(server.deps, agencyId)
  expect(from?.known.offers).toEqual([
    { operation: 'A', total: 3 },
    { operation: 'V', total: 1 },
  ])
  const places = ['mallorca', 'illes-balears', 'menorca', 'nowhere']
  for (const { operation } of from?.known.offers ?? []) {
    const at = from?.homes.offersAt(operation, places)
    for (const place of places.slice(0, 3)) {
      const query = { operation, agencyId, place, sort: 'price' } as const
      const { items, total } = (await server.call('searchListings', { query })).body
      const prices = items.flatMap(({ price }) => price ?? [])
      const [least = null, most = null] = [prices[0], prices.at(-1)]
      expect(at?.get(place), `${operation} ${place}`).toEqual({ total, from: least, to: most })
    }
    expect(at?.has('nowhere')).toBe(false)
  }
})
