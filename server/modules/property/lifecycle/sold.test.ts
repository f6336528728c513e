import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Property } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { complete, published, withPhoto } from '../testing/homes.fixture.ts'
import { soldSince } from './sold.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function put(who: Person, id: string, status: string): Promise<void> {
  const call = { token: who.token, params: { id } }
  const { version } = (await server.call('getProperty', call)).body as Property
  const closed = status === 'closed' && {
    substatus: 'RENTED_OR_SOLD',
    closePrice: 90_000_000,
  }
  const body = { version, status, ...closed } as never
  expect((await server.call('changePropertyStatus', { ...call, body })).status).toBe(200)
}
const sold = (who: Person) =>
  soldSince(server.db, who.profile.agency_ids[0] ?? '', new Date(Date.now() - 86_400_000))

it('a website tells of sold homes that were public, and of no other', async () => {
  const boss = await server.register({ role: 'ADMIN' })
  const shown = await published(server, boss)
  await put(boss, shown.id, 'withdrawn')
  await put(boss, shown.id, 'closed')
  const secret = await withPhoto(server, boss, {
    ...complete,
    location: { ...complete.location, municipalityIne: '07040', town: 'Palma' },
  })
  await put(boss, secret.id, 'withdrawn')
  await put(boss, secret.id, 'closed')
  expect((await sold(boss)).map(({ place }) => place)).toEqual(['Sóller'])
})
