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

const agreed = { ...complete, publication: { soldShown: true } }

it('a website tells of sold homes that were public, and of no other', async () => {
  const boss = await server.register({ role: 'ADMIN' })
  const shown = await published(server, boss, agreed)
  await put(boss, shown.id, 'withdrawn')
  await put(boss, shown.id, 'closed')
  const secret = await withPhoto(server, boss, {
    ...agreed,
    location: { ...complete.location, municipalityIne: '07040', town: 'Palma' },
  })
  await put(boss, secret.id, 'withdrawn')
  await put(boss, secret.id, 'closed')
  const { homes, total } = await sold(boss)
  expect([homes.map(({ place }) => place), total]).toEqual([['Sóller'], 1])
})

it('a website tells of a sold home while its owner agrees, from the next page on', async () => {
  const boss = await server.register({ role: 'ADMIN' })
  const { id } = await published(server, boss)
  await put(boss, id, 'closed')
  const agencyId = boss.profile.agency_ids[0] ?? ''
  const epoch = async () =>
    (
      await server.db
        .selectFrom('listing_epoch')
        .select('n')
        .where('agency_id', '=', agencyId)
        .executeTakeFirst()
    )?.n
  const save = async (patch: Partial<Pick<Property, 'publication' | 'location'>>) => {
    const call = { token: boss.token, params: { id } }
    const { version } = (await server.call('getProperty', call)).body as Property
    const { status } = await server.call('updateProperty', {
      ...call,
      body: { version, ...patch },
    })
    expect(status).toBe(200)
    const { homes, total } = await sold(boss)
    expect(total).toBe(1)
    return [homes.length, Number(await epoch())]
  }
  const before = Number(await epoch())
  expect(await sold(boss)).toEqual({ homes: [], total: 1 })
  const say = (soldShown: boolean, more: Property['publication'] = {}) =>
    save({ publication: { soldShown, ...more } })
  expect(await say(true)).toEqual([1, before + 1])
  expect(await say(true, { showExclusive: true })).toEqual([1, before + 1])
  // Where it was is told, too.
  const location = { municipalityIne: '07053', addressVisibility: 'hidden' } as const
  const [shown, moved = 0] = await save({ location })
  expect([shown, moved > before + 1]).toEqual([1, true])
  expect(await say(false)).toEqual([0, moved + 1])
})

it('a copy of a home has not what the owner of the first allowed', async () => {
  const boss = await server.register({ role: 'ADMIN' })
  const { id } = await withPhoto(server, boss, {
    ...agreed,
    publication: { soldShown: true, showExclusive: true },
  })
  const { body } = await server.call('duplicateProperty', {
    token: boss.token,
    params: { id },
    body: {},
  })
  expect((body as Property).publication).toEqual({ showExclusive: true })
})
