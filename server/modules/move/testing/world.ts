import type { Move, MovePatch, MoveStep } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { stored } from '../../../contract/stored/index.ts'
import { openPool } from '../../../db/pool.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { applyAll } from '../steps/apply.ts'
import { fetchNext } from '../steps/fetch.ts'
import { ALL_LANES } from '../steps/under-way.ts'
import { startInmovilla, type FakeInmovilla } from './fake-inmovilla.ts'

/** A server and a double of Inmovilla beside it, on one clock that the test moves. */
export interface MoveWorld {
  server: TestServer
  fake: FakeInmovilla
  /** Milliseconds since 1970 as both read them. */
  clock: { now: number }
  /** Another instance on the same database; end it with the world. */
  instance(changes?: Partial<Deps>): Deps
  create(who: Person, token?: string, want?: object): Promise<Move>
  show(who: Person, id: string): Promise<Move>
  step(who: Person, id: string, act: MoveStep['act'], confirmed?: boolean): Promise<number>
  patch(who: Person, id: string, patch: MovePatch): Promise<{ status: number; body: unknown }>
  /**
   * Works and lets time pass until the move stops or nothing is left to do; `each` is asked after
   * every round and ends it with true.
   */
  drive(id: string, who: Person, how?: { instances?: Deps[]; each?: Each }): Promise<Move>
  /** Tries the key, plans, starts and drives to the end. */
  moved(who: Person, want?: object): Promise<Move>
  close(): Promise<void>
}

type Each = (round: number) => Promise<boolean> | boolean

const SETTLED: Move['state'][] = ['planned', 'failed', 'done', 'cancelled', 'undone', 'paused']
/** Homes and owners are made once in so many rounds: only the end counts, and time is the test's. */
const APPLY_EVERY = 40

export async function startMoveWorld(): Promise<MoveWorld> {
  // In the past: the queue, which reads the database's clock, finds everything due.
  const clock = { now: Date.now() }
  const fake = await startInmovilla(() => clock.now)
  const server = await startTestServer({ now: () => new Date(clock.now) })
  const { config } = server.deps
  config.privateHosts = true
  config.portalOrigins = { inmovilla: fake.origin, inmovillaPhotos: fake.origin }
  const pools: { db: Deps['db'] }[] = []
  const show: MoveWorld['show'] = async (who, id) =>
    (await server.call('getMove', { token: who.token, params: { id } })).body as Move
  const drive: MoveWorld['drive'] = async (id, who, { instances = [server.deps], each } = {}) => {
    for (let round = 0; ; round += 1) {
      const nexts = await Promise.all(
        instances.flatMap((deps) =>
          ALL_LANES.map((lane) => fetchNext(deps, id, lane).catch(() => true as const)),
        ),
      )
      const isIdle = nexts.every((next) => next === null)
      if (isIdle || round % APPLY_EVERY === 0)
        await Promise.all(instances.map((deps) => applyAll(deps, id).catch(() => undefined)))
      if (await each?.(round)) return show(who, id)
      const times = nexts.filter((next) => next instanceof Date).map((next) => next.getTime())
      if (nexts.includes(true)) continue
      if (isIdle) {
        const move = await show(who, id)
        // What was just made may have named photos.
        if (SETTLED.includes(move.state)) return move
        continue
      }
      clock.now = Math.max(clock.now + 1, Math.min(...times))
    }
  }
  const create: MoveWorld['create'] = async (who, token = 'token-one', want) => {
    const { status, body } = await server.call('createMove', {
      token: who.token,
      body: { system: 'inmovilla', token, ...(want && { want }) } as never,
    })
    if (status !== 202) throw new Error(`createMove answered ${status}: ${JSON.stringify(body)}`)
    return body as Move
  }
  const step: MoveWorld['step'] = async (who, id, act, confirmed) =>
    (
      await server.call('stepMove', {
        token: who.token,
        params: { id },
        body: { act, ...(confirmed && { confirmed }) },
      })
    ).status
  return {
    server,
    fake,
    clock,
    show,
    drive,
    create,
    step,
    patch: async (who, id, patch) => {
      const { status, body } = await server.call('updateMove', {
        token: who.token,
        params: { id },
        body: patch,
      })
      return { status, body }
    },
    moved: async (who, want) => {
      const { id } = await create(who, 'token-one', want)
      await drive(id, who)
      await step(who, id, 'start')
      return drive(id, who)
    },
    instance: (changes = {}) => {
      const { db } = openPool(server.connection, { max: 4, columns: stored().columns() })
      pools.push({ db })
      return { ...server.deps, db, ...changes }
    },
    close: async () => {
      for (const { db } of pools) await db.destroy()
      await server.close()
      await fake.close()
    },
  }
}
