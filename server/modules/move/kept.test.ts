import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { homeOf } from './testing/fake-inmovilla.ts'
import { startMoveWorld, type MoveWorld } from './testing/world.ts'

/**
 * Another version of the server was told to bring what this one knows nothing of: the move waits
 * for it, and does not say that it is over (docs/decisions/0058).
 */
let world: MoveWorld
let boss: Person
let id: string
beforeAll(async () => {
  world = await startMoveWorld()
  world.fake.homes.set('101', homeOf(101))
  boss = await world.server.register({ role: 'ADMIN' })
  id = (await world.create(boss)).id
  await world.drive(id, boss)
}, 300_000)
afterAll(() => world.close())

const want = (documents: boolean): Promise<unknown> =>
  sql`update move set want = ${documents ? sql`want || '{"documents": true}'` : sql`want - 'documents'`}
    where id = ${id}`.execute(world.server.db)
/** What was read of the other program, and how many jobs wait. */
async function done(): Promise<{ read: number; waiting: number }> {
  const { rows } = await sql<{ read: number; waiting: number }>`
    select (select count(*)::int from move_item where kind = 'home' and raw is not null) as read,
      (select count(*)::int from job where kind like 'move.%' and kind <> 'move.wake'
        and state = 'ready') as waiting`.execute(world.server.db)
  return rows[0] ?? { read: 0, waiting: 0 }
}

it('is not begun, in words', async () => {
  await want(true)
  expect(await world.step(boss, id, 'start')).toBe(503)
  expect((await world.show(boss, id)).state).toBe('planned')
  await want(false)
})

it('waits when it was begun, and goes on with the version that knows', async () => {
  expect(await world.step(boss, id, 'start')).toBe(202)
  await want(true)
  await world.server.runJobs()
  expect([await done(), (await world.show(boss, id)).state]).toMatchObject([{ read: 0 }, 'running'])
  expect((await done()).waiting).toBeGreaterThan(0)
  await want(false)
  expect((await world.drive(id, boss)).state).toBe('done')
})
