import { afterAll, beforeAll, expect, it } from 'vitest'
import { json, uuidv7 } from '../../db/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { MOST_SEARCHES } from './search.policy.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('no more searches than one may keep, neither at once nor by taking a deletion back', async () => {
  const person = await server.register({ role: 'USER' })
  const { token } = person
  const create = () =>
    server.call('createSavedSearch', {
      token,
      body: { name: 'Sóller', query: { operation: 'V' }, frequency: 'never', channels: [] },
    })
  const { id } = (await create()).body
  await server.call('deleteSavedSearch', { token, params: { id } })
  const row = {
    user_id: person.profile.id,
    name: 'x',
    query: json({ operation: 'V' }) as never,
    frequency: 'never' as const,
    channels: [],
    language: 'es' as const,
    seen_at: new Date(),
    created_at: new Date(),
  }
  await server.db
    .insertInto('saved_search')
    .values(Array.from({ length: MOST_SEARCHES - 1 }, () => ({ ...row, id: uuidv7() })))
    .execute()
  const made = await Promise.all([create(), create(), create()])
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
  expect(
    (await server.call('updateSavedSearch', { token, params: { id }, body: { restore: true } }))
      .status,
  ).toBe(400)
})

it('an alert asked for twice is one, however its filters are written', async () => {
  const ask = (query: object) =>
    server.call('createAlert', {
      body: {
        email: 'twice@rig.example',
        name: 'Sóller',
        query,
        frequency: 'daily',
        consent: true,
      },
    })
  await Promise.all([
    ask({ operation: 'V', place: 'soller', priceMax: 60_000_000, bedroomsMin: 2 }),
    ask({ bedroomsMin: 2, priceMax: 60_000_000, place: 'soller', operation: 'V' }),
  ])
  await server.runJobs()
  await ask({ place: 'soller', operation: 'V', priceMax: 60_000_000, bedroomsMin: 2 })
  const kept = await server.db
    .selectFrom('saved_search')
    .select('id')
    .where('email', '=', 'twice@rig.example')
    .execute()
  expect(kept).toHaveLength(1)
})

it('a search changed by several windows at once is one of their versions', async () => {
  const { token } = await server.register({ role: 'USER' })
  const { id } = (
    await server.call('createSavedSearch', {
      token,
      body: { name: 'Sóller', query: { operation: 'V' }, frequency: 'never', channels: [] },
    })
  ).body
  const places = ['soller', 'palma', 'inca', 'soller', 'palma', 'inca']
  const changed = await Promise.all(
    places.map((place) =>
      server.call('updateSavedSearch', {
        token,
        params: { id },
        body: { query: { operation: 'V', place } },
      }),
    ),
  )
  expect(changed.map(({ status }) => status)).toEqual(places.map(() => 200))
})
