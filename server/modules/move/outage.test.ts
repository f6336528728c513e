import { afterAll, beforeAll, expect, it } from 'vitest'
import { ServiceAway } from '../../ports/away.ts'
import { fetchNext } from './steps/fetch.ts'
import { homeOf } from './testing/fake-inmovilla.ts'
import { startMoveWorld, type MoveWorld } from './testing/world.ts'

let world: MoveWorld
beforeAll(async () => {
  world = await startMoveWorld()
}, 300_000)
afterAll(() => world.close())

const WANT = { homes: 'all', prospects: true, owners: false, photos: true, publishInfo: false }
const tries = () =>
  world.server.db
    .selectFrom('move_item')
    .select(['tries', 'next_at', 'state'])
    .where('kind', '=', 'photo')
    .where('tries', '>', 0)
    .execute()

it('an outage of the file store is no try of a photo', async () => {
  const { fake, server, clock } = world
  fake.homes.set('10001', homeOf(10_001, { numfotos: 1 }))
  const boss = await server.register({ role: 'ADMIN' })
  const { id } = await world.create(boss, 'token-one', WANT)
  await world.drive(id, boss)
  await world.step(boss, id, 'start')
  const away = new ServiceAway('files', 'The file store answered 503')
  const files = { ...server.deps.files, put: () => Promise.reject(away) }
  const without = world.instance({ files })
  let fetched = 0
  await world.drive(id, boss, {
    each: async () => {
      const n = await server.db
        .selectFrom('move_item')
        .select('id')
        .where('kind', '=', 'photo')
        .execute()
      fetched = n.length
      return fetched > 0
    },
  })
  for (let n = 0; n < 6; n += 1) {
    clock.now += 3 * 60_000
    await expect(fetchNext(without, id, 'photo')).rejects.toBe(away)
  }
  expect(await tries()).toEqual([])
  const done = await world.drive(id, boss)
  expect(done.phases.find(({ kind }) => kind === 'photo')).toMatchObject({ failed: 0 })
})
