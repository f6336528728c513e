import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PropertyPage } from '../../../generated/model/index.ts'
import { asleepEverywhere } from '../../testing/asleep.ts'
import type { Person } from '../../testing/people.ts'
import { applyAll } from './steps/apply.ts'
import { fetchNext } from './steps/fetch.ts'
import { homeOf } from './testing/fake-inmovilla.ts'
import { startMoveWorld, type MoveWorld } from './testing/world.ts'

/** A process that slept longer than its lease while another went on with the move. */
let world: MoveWorld
beforeAll(async () => {
  world = await startMoveWorld()
}, 300_000)
afterAll(() => world.close())

const MINUTE = 60_000
const WANT = { homes: 'all', prospects: true, owners: false, photos: false, publishInfo: false }

/** A move of homes that has been started. */
async function started(...codes: number[]): Promise<{ boss: Person; id: string }> {
  const { fake, server } = world
  fake.homes.clear()
  fake.tokens = new Set(['token-one'])
  fake.calls.length = 0
  for (const code of codes) fake.homes.set(String(code), homeOf(code))
  const boss = await server.register({ role: 'ADMIN' })
  const { id } = await world.create(boss, 'token-one', WANT)
  await world.drive(id, boss)
  expect(await world.step(boss, id, 'start')).toBe(202)
  return { boss, id }
}
async function prices({ token }: Person): Promise<Record<string, number | null>> {
  const { body } = await world.server.call('listProperties', { token, query: { limit: 100 } })
  const { items } = body as PropertyPage
  return Object.fromEntries(items.map(({ ref, price }) => [ref, price]))
}

/** A line to Inmovilla on which the first answer comes when it is let through. */
async function slowLine() {
  const arrives = Promise.withResolvers<void>()
  let waits = 0
  const line = http.createServer((request, response) => {
    const { token = '' } = request.headers
    void fetch(world.fake.origin + request.url, { headers: { token: String(token) } }).then(
      async (answer) => {
        const body = await answer.text()
        waits += 1
        await arrives.promise
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
      },
    )
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(line.address() as AddressInfo).port}`
  return {
    config: {
      ...world.server.deps.config,
      portalOrigins: { inmovilla: origin, inmovillaPhotos: origin },
    },
    asked: () => expect.poll(() => waits).toBe(1),
    arrive: () => arrives.resolve(),
    close: () => new Promise((resolve) => line.close(resolve)),
  }
}

describe('an answer that a process slept through', () => {
  /** Asks by a slow line; `meanwhile` happens, the lease runs out, then the answer comes. */
  async function late(id: string, meanwhile: () => Promise<unknown>): Promise<void> {
    const line = await slowLine()
    world.clock.now += MINUTE // a call may leave at once
    const sleeper = fetchNext(world.instance({ config: line.config }), id, 'home')
    await line.asked()
    world.clock.now += 3 * MINUTE
    await meanwhile()
    line.arrive()
    await sleeper
    await line.close()
  }

  it('overwrites nothing that is newer', async () => {
    const { boss, id } = await started(1401)
    await late(id, async () => {
      world.fake.homes.set('1401', homeOf(1401, { precioinmo: 299_000 }))
      expect((await world.drive(id, boss)).state).toBe('done')
    })
    await world.patch(boss, id, { types: [{ key: '3399', code: 'apartamento' }] })
    expect((await world.drive(id, boss)).state).toBe('done')
    expect(await prices(boss)).toEqual({ PR1401: 29_900_000 })
  })

  it('stops no move that has another key by now', async () => {
    const { boss, id } = await started(1402, 1403)
    world.fake.tokens = new Set(['token-two'])
    await late(id, async () => {
      expect((await world.drive(id, boss)).state).toBe('failed')
      expect((await world.patch(boss, id, { token: 'token-two' })).status).toBe(200)
    })
    expect((await world.show(boss, id)).state).toBe('running')
    expect((await world.drive(id, boss)).state).toBe('done')
  })
})

/** Reads what there is to read, and makes nothing of it. */
async function readAll(id: string): Promise<void> {
  for (const lane of ['enum', 'home'] as const)
    for (;;) {
      const next = await fetchNext(world.server.deps, id, lane)
      if (next === null) break
      if (next !== true) world.clock.now = Math.max(world.clock.now + 1, next.getTime())
    }
}

it('a process that slept while it made a home brings none back that was taken back', async () => {
  const places = await asleepEverywhere(world.server.deps, {
    step: 2,
    begin: async (at) => {
      const sent = await started(1500 + at)
      await readAll(sent.id)
      return sent
    },
    work: (deps, { id }) => applyAll(deps, id),
    meanwhile: async ({ boss, id }) => {
      world.clock.now += 6 * MINUTE
      expect((await world.drive(id, boss)).state).toBe('done')
      expect(Object.keys(await prices(boss))).toHaveLength(1)
      expect(await world.step(boss, id, 'undo')).toBe(202)
      await world.server.runJobs()
      expect((await world.show(boss, id)).state).toBe('undone')
    },
    look: async ({ boss, id }, where) => {
      expect(await prices(boss), where).toEqual({})
      expect((await world.show(boss, id)).state, where).toBe('undone')
    },
  })
  expect(places).toBeGreaterThan(2)
})
