import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { made, published } from '../property/testing/homes.fixture.ts'
import { forgetOld } from './seen.service.ts'

let server: TestServer
let admin: Person
let visitor: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  visitor = await server.register({ role: 'USER' })
})
afterAll(() => server.close())

const open = (who: Person, listingId: string) =>
  server.call('keepSeen', { token: who.token, body: { listingId } })
const list = async (who: Person, query: object = {}) =>
  (await server.call('listSeen', { token: who.token, query: { ...query } })).body
const as = (who: Person, id: string) => ({ token: who.token, params: { id } })

it('keeps the homes a person opens, the latest first, once each', async () => {
  const [first, second] = [await published(server, admin), await published(server, admin)]
  for (const { id } of [first, second, first]) expect((await open(visitor, id)).status).toBe(204)
  const page = await list(visitor)
  expect(page.items.map(({ listingId, times }) => [listingId, times])).toEqual([
    [first.id, 1],
    [second.id, 1],
  ])
  expect(page.items[0]).toMatchObject({
    title: { es: 'Casa de pueblo con patio' },
    priceSeen: 94_500_000,
    card: { id: first.id },
  })
  await server.db
    .updateTable('seen_home')
    .set({ seen_at: new Date(Date.now() - 3_700_000) })
    .where('listing_id', '=', first.id)
    .execute()
  await open(visitor, first.id)
  expect((await list(visitor)).items[0]).toMatchObject({ listingId: first.id, times: 2 })
  const [one] = (await list(visitor, { limit: 1 })).items
  const next = (await list(visitor, { limit: 1 })).next ?? ''
  expect((await list(visitor, { limit: 1, cursor: next })).items.map(({ id }) => id)).not.toContain(
    one?.id,
  )
})

it('still names a home that has left the site, and never took a draft', async () => {
  const gone = await published(server, admin)
  const draft = await made(server, admin)
  await open(visitor, gone.id)
  await open(visitor, draft.id)
  await server.call('archiveProperty', as(admin, gone.id))
  const [latest] = (await list(visitor)).items
  expect(latest).toMatchObject({ listingId: gone.id, card: null })
})

it('is paused, forgotten one by one, at once, and after a year', async () => {
  const home = await published(server, admin)
  const person = await server.register({ role: 'USER' })
  await server.call('pauseSeen', { token: person.token, body: { paused: true } })
  await open(person, home.id)
  expect(await list(person)).toMatchObject({ items: [], paused: true })
  await server.call('pauseSeen', { token: person.token, body: { paused: false } })
  await open(person, home.id)
  const [line] = (await list(person)).items
  expect((await server.call('forgetSeen', as(visitor, line?.id ?? ''))).status).toBe(404)
  expect((await server.call('forgetSeen', as(person, line?.id ?? ''))).status).toBe(204)
  await open(person, home.id)
  await forgetOld(server.db, new Date(Date.now() + 364 * 86_400_000))
  expect((await list(person)).items).toHaveLength(1)
  await forgetOld(server.db, new Date(Date.now() + 366 * 86_400_000))
  expect((await list(person)).items).toHaveLength(0)
  await open(person, home.id)
  expect((await server.call('forgetAllSeen', { token: person.token })).status).toBe(204)
  expect((await list(person)).items).toHaveLength(0)
})
