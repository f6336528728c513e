import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchNext } from './steps/fetch.ts'
import { sweep } from './steps/sweep.ts'
import { homeOf } from './testing/fake-inmovilla.ts'
import { startMoveWorld, type MoveWorld } from './testing/world.ts'

/** What a host leaves behind whose clock ran a year ahead before the net set it right. */
const YEAR = 365 * 86_400_000

let world: MoveWorld
beforeAll(async () => {
  world = await startMoveWorld()
}, 300_000)
afterAll(() => world.close())

it('a move goes on at once, and not in a year', async () => {
  for (const code of [1, 2]) world.fake.homes.set(String(code), homeOf(code))
  const boss = await world.server.register({ role: 'ADMIN' })
  const { id } = await world.create(boss)
  await world.drive(id, boss)
  expect(await world.step(boss, id, 'start')).toBe(202)
  const right = world.clock.now
  world.clock.now += YEAR
  // One is read, of another the answer fails, and it is put off.
  expect(await fetchNext(world.server.deps, id, 'home')).toBe(true)
  world.fake.trouble = () => 500
  world.clock.now += 60_000
  expect(await fetchNext(world.server.deps, id, 'home')).toBe(true)
  world.fake.trouble = () => undefined
  world.clock.now = right + 3_600_000
  await sweep(world.server.deps)
  expect((await world.drive(id, boss)).state).toBe('done')
  expect(world.clock.now - right).toBeLessThan(2 * 3_600_000)
})
