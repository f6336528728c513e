import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { askInmovilla } from './inmovilla/ask.ts'
import { sweep } from './steps/sweep.ts'
import { homeOf, ownerOf } from './testing/fake-inmovilla.ts'
import { startMoveWorld, type MoveWorld } from './testing/world.ts'

const DAY = 86_400_000

let world: MoveWorld
let boss: Person
let id: string
beforeAll(async () => {
  world = await startMoveWorld()
  boss = await world.server.register({ role: 'ADMIN' })
  world.fake.homes.set('1', homeOf(1, { keycli: 7 }))
  world.fake.owners.set('7', ownerOf(7))
  id = (await world.create(boss)).id
}, 300_000)
afterAll(() => world.close())

describe('the rights of a move', () => {
  it('are the ADMIN’s: 403 for others of the agency and visitors, 404 for another agency', async () => {
    const { call, register } = world.server
    const agent = await register({ role: 'STAFF', agency: boss })
    const visitor = await register({ role: 'USER' })
    const stranger = await register({ role: 'ADMIN' })
    const ask = async (token: string) => [
      (await call('getMove', { token, params: { id } })).status,
      (await call('updateMove', { token, params: { id }, body: { people: [] } })).status,
      (await call('stepMove', { token, params: { id }, body: { act: 'cancel' } })).status,
      (await call('listMoveItems', { token, params: { id } })).status,
    ]
    const forbidden = [403, 403, 403, 403]
    expect(await ask(agent.token)).toEqual(forbidden)
    expect(await ask(visitor.token)).toEqual(forbidden)
    expect(await ask(stranger.token)).toEqual([404, 404, 404, 404])
    expect((await call('listMoves', { token: agent.token })).status).toBe(403)
    expect((await call('listMoves', { token: stranger.token })).body).toEqual({ items: [] })
    const body = { system: 'inmovilla' as const, token: 'token-one' }
    expect((await call('createMove', { token: agent.token, body })).status).toBe(403)
  })

  it('tell what does not go, in words: one at a time, nothing before its time, nothing unknown', async () => {
    const { call } = world.server
    const { token } = boss
    const body = { system: 'inmovilla' as const, token: 'token-one' }
    const { token: fresh } = await world.server.register({ role: 'ADMIN' })
    const first = (await call('createMove', { token: fresh, body })).body
    const second = await call('createMove', { token: fresh, body })
    expect(second.status).toBe(406)
    expect(second.body).toMatchObject({ detail: expect.stringContaining('en marcha') })
    for (const act of ['start', 'pause', 'resume', 'undo', 'refresh', 'erase'] as const)
      expect([
        act,
        (await call('stepMove', { token: fresh, params: { id: first.id }, body: { act } })).status,
      ]).toEqual([act, 406])
    await world.drive(id, boss)
    const stranger = await world.server.register({ role: 'ADMIN' })
    const agentId = stranger.profile.id
    expect(await world.patch(boss, id, { people: [{ key: '12', agentId }] })).toMatchObject({
      status: 400,
      body: { 'people.0.agentId': expect.any(String) },
    })
    expect(await world.patch(boss, id, { types: [{ key: '1', code: 'palace' }] })).toMatchObject({
      status: 400,
      body: { 'types.0.code': expect.any(String) },
    })
    const query = { cursor: 'none' }
    expect((await call('listMoveItems', { token, params: { id }, query })).status).toBe(400)
    const want = { homes: 'all', prospects: false, owners: true, photos: false, publishInfo: false }
    expect((await world.patch(boss, id, { want: want as never })).status).toBe(200)
    await world.step(boss, id, 'start')
    expect((await world.patch(boss, id, { want: want as never })).status).toBe(406)
  })
})

it('one in a state of a later version is neither ended, undone nor changed', async () => {
  const set = (state: string) =>
    sql`update move set state = ${state} where id = ${id}::uuid`.execute(world.server.db)
  const { rows } = await sql<{ state: string }>`select state from move
    where id = ${id}::uuid`.execute(world.server.db)
  await set('comparing')
  for (const act of ['cancel', 'erase', 'undo', 'resume'] as const)
    expect([act, await world.step(boss, id, act)]).toEqual([act, 503])
  expect((await world.patch(boss, id, { people: [], token: 'token-two' })).status).toBe(503)
  const kept = await sql`select state, ended_at, token is null as bare from move
    where id = ${id}::uuid`.execute(world.server.db)
  expect(kept.rows).toEqual([{ state: 'comparing', ended_at: null, bare: false }])
  await set(rows[0]?.state ?? '')
})

describe('a key', () => {
  it('is sealed, told to nobody, and goes seven days after the end; what was read after thirty', async () => {
    const done = await world.drive(id, boss)
    expect(done.state).toBe('done')
    expect(JSON.stringify(done)).not.toContain('token-one')
    const row = async () =>
      (
        await sql<{ token: Buffer | null; raw: number }>`
          select token, (select count(*)::int from move_item where move_id = move.id
            and raw is not null) as raw
          from move where id = ${id}`.execute(world.server.db)
      ).rows[0]
    const sealed = (await row())?.token
    expect(sealed?.toString('latin1')).not.toContain('token-one')
    expect(new Date(done.tokenUntil ?? 0).getTime() - new Date(done.doneAt ?? 0).getTime()).toBe(
      7 * DAY,
    )
    world.clock.now += 6 * DAY
    await sweep(world.server.deps)
    expect((await row())?.token).not.toBeNull()
    world.clock.now += 2 * DAY
    await sweep(world.server.deps)
    expect((await row())?.token).toBeNull()
    expect((await row())?.raw).toBeGreaterThan(0)
    expect(await world.step(boss, id, 'refresh')).toBe(406)
    world.clock.now += 19 * DAY
    expect(await world.show(boss, id)).toMatchObject({ tokenHint: null, canUndo: true })
    world.clock.now += 4 * DAY
    await sweep(world.server.deps)
    expect((await row())?.raw).toBe(0)
  })

  it('that nobody uses any more is given up with its move, and another move can begin', async () => {
    const { id: next } = await world.create(boss)
    await world.drive(next, boss)
    expect(await world.step(boss, next, 'cancel')).toBe(202)
    expect(await world.show(boss, next)).toMatchObject({ state: 'cancelled', tokenHint: null })
    expect((await world.patch(boss, next, { token: 'token-one' })).status).toBe(406)
    expect((await world.create(boss)).state).toBe('checking')
  })
})

describe('an answer', () => {
  it('that never comes, is cut, or is no JSON is asked for another time', async () => {
    const { config } = world.server.deps
    const ask = (path: string, seconds?: number) => askInmovilla(config, 'token-one', path, seconds)
    world.clock.now += DAY
    world.fake.trouble = () => 'hang'
    expect(await ask('/propiedades/?listado')).toEqual({ kind: 'later' })
    world.fake.trouble = () => 502
    expect(await ask('/propiedades/?listado')).toEqual({ kind: 'later' })
    world.fake.trouble = () => undefined
    expect(await ask('/propiedades/?cod_ofer=77')).toEqual({ kind: 'none' })
    // Nobody listens there, and nobody waits longer than told.
    const deaf = { ...config, portalOrigins: { inmovilla: 'http://127.0.0.1:9' } }
    expect(await askInmovilla(deaf, 'token-one', '/enums/?tipos', 0.2)).toEqual({ kind: 'later' })
  })
})
