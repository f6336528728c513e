import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { agencyOf, someHomes } from '../homes.fixture.ts'
import { syncListings } from '../index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await syncListings(server.db, someHomes(20, [agencyOf('Llevant')], new Date()))
})
afterAll(() => server.close())

it('a cursor of another order or operation is a 400', async () => {
  const { body } = await server.call('searchListings', { query: { limit: 3, sort: 'price' } })
  expect(
    (await server.call('searchListings', { query: { cursor: body.next, sort: 'newest' } })).status,
  ).toBe(400)
  expect(
    (
      await server.call('searchListings', {
        query: { cursor: body.next, sort: 'price', operation: 'A' },
      })
    ).status,
  ).toBe(400)
})
