import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { scaled } from '../../testing/scaled.ts'
import { applyAll } from './steps/apply.ts'
import { homeOf, ownerOf } from './testing/fake-inmovilla.ts'
import { startMoveWorld, type MoveWorld } from './testing/world.ts'

let world: MoveWorld
beforeAll(async () => {
  world = await startMoveWorld()
}, 300_000)
afterAll(() => world.close())

/**
 * Enough to fill the window of a minute twenty times and that of ten minutes four times; the
 * thousand are the acceptance of the design (section 8).
 */
const HOMES = scaled(200, 1_000)
const OWNERS = HOMES / 4
/** Rounds between two deaths, and between two looks whether half of it is done. */
const [DEATH, LOOK] = [HOMES * 0.12, HOMES / 10]

/*
 * Homes against a double of the API with both windows, two in a hundred calls failing, lines that
 * are cut, and a key that dies half-way.
 */
describe('some hundred homes', () => {
  it('come once each, with no call too many, through 3 restarts, 2 instances and a dying key', async () => {
    const { fake, server } = world
    const boss = await server.register({ role: 'ADMIN' })
    for (let nth = 0; nth < HOMES; nth += 1) {
      const keycli = nth % 2 ? 0 : 50_000 + (nth % (2 * OWNERS)) / 2
      fake.homes.set(String(10_000 + nth), homeOf(10_000 + nth, { keycli }))
    }
    for (let nth = 0; nth < OWNERS; nth += 1)
      fake.owners.set(String(50_000 + nth), ownerOf(50_000 + nth))
    fake.trouble = (nth) => (nth % 50 === 49 ? 500 : nth % 170 === 169 ? 'hang' : undefined)

    const want = { homes: 'all', prospects: true, owners: true, photos: false, publishInfo: false }
    const { id } = await world.create(boss, 'token-one', want)
    await world.drive(id, boss)
    expect(await world.step(boss, id, 'start')).toBe(202)

    // Dies between an answer and the writing of it, three times; another instance goes on beside it.
    let kills = 0
    let rounds = 0
    const dying = world.instance({
      jobs: {
        ...server.deps.jobs,
        add: async (...job) => {
          rounds += 1
          if (kills < 3 && rounds % DEATH === 0) {
            kills += 1
            throw new Error('killed')
          }
          return server.deps.jobs.add(...job)
        },
      },
    })
    const instances = [dying, world.instance()]
    const half = await world.drive(id, boss, {
      instances,
      each: async (round) => {
        if (round % LOOK) return false
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from move_item
          where kind = 'home' and state <> 'wait'`.execute(server.db)
        return (rows[0]?.n ?? 0) > HOMES / 2
      },
    })
    expect(half.state).toBe('running')
    fake.tokens = new Set(['token-two'])
    const died = await world.drive(id, boss, { instances })
    expect(died).toMatchObject({ state: 'failed', issues: [{ kind: 'token' }, { kind: 'people' }] })
    const [safe] = died.phases.filter(({ kind }) => kind === 'home')
    expect(safe?.done).toBeGreaterThan(HOMES / 2)
    await world.patch(boss, id, { token: 'token-two' })
    const done = await world.drive(id, boss, { instances })

    expect(kills).toBe(3)
    expect(done.state).toBe('done')
    expect(done.phases.map(({ kind, done: n, total, failed }) => [kind, n, total, failed])).toEqual(
      [
        ['owner', OWNERS, OWNERS, 0],
        ['home', HOMES, HOMES, 0],
      ],
    )
    expect(fake.over).toBe(0)
    expect(fake.calls.filter(({ status }) => status === 408)).toEqual([])
    // What was answered and not written is read again, and that is all that is read twice.
    const read = fake.calls.filter(({ url, status }) => status === 200 && url.includes('cod_ofer='))
    expect(read.length).toBeLessThanOrEqual(HOMES + kills)

    const { rows } = await sql<{
      homes: number
      origins: number
      assigned: number
      people: number
    }>`
      select count(*)::int as homes, count(distinct origin_id)::int as origins,
        (count(*) filter (where doc #>> '{mandate,owners,0,contactId}' is not null))::int as assigned,
        (select count(*)::int from contact where agency_id = ${boss.profile.agency_ids[0] ?? ''})
          as people
      from property where agency_id = ${boss.profile.agency_ids[0] ?? ''}`.execute(server.db)
    expect(rows[0]).toEqual({ homes: HOMES, origins: HOMES, assigned: HOMES / 2, people: OWNERS })
    const { body } = await server.call('getUser', {
      token: boss.token,
      params: { id: boss.profile.id },
    })
    expect(body).toMatchObject({ imported_properties: true })
  })

  it('are made once, also when two instances make them and one dies after the making', async () => {
    const { fake, server } = world
    const boss = await server.register({ role: 'ADMIN' })
    fake.trouble = () => undefined
    fake.tokens = new Set(['token-three'])
    fake.homes.clear()
    for (let nth = 0; nth < 6; nth += 1) fake.homes.set(String(nth + 1), homeOf(nth + 1))
    const { id } = await world.create(boss, 'token-three')
    await world.drive(id, boss)
    await world.step(boss, id, 'start')
    await world.drive(id, boss)
    const count = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from property
          where agency_id = ${boss.profile.agency_ids[0] ?? ''}`.execute(server.db)
      ).rows[0]?.n
    expect(await count()).toBe(6)
    // As if all of them had died after the home was made and before it was noted.
    await sql`update move_item set state = 'got', property_id = null, outcome = null
      where move_id = ${id} and kind = 'home'`.execute(server.db)
    await Promise.all([applyAll(world.instance(), id), applyAll(world.instance(), id)])
    expect(await count()).toBe(6)
    expect((await world.show(boss, id)).phases).toMatchObject([{ kind: 'home', done: 6, total: 6 }])
  })
})
