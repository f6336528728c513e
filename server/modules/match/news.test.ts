import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Demand, Property } from '../../../generated/model/index.ts'
import { jobs } from '../../app.ts'
import { byKind } from '../../jobs/run.ts'
import { startWorkers, type Workers } from '../../jobs/worker.ts'
import { readLive } from '../../live/reader.fixture.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { matchDesk } from './desk.fixture.ts'

// The promise is two seconds from the change to the agent's screen, on a quiet machine.
const MOST_MS = 60_000

let server: TestServer
let desk: ReturnType<typeof matchDesk>
let admin: Person
let staff: Person
let workers: Workers | undefined
let stream: Awaited<ReturnType<typeof readLive>> | undefined
let dear: Property
let fresh: Property
let demand: Demand

beforeAll(async () => {
  server = await startTestServer()
  desk = matchDesk(server)
  admin = await server.register()
  staff = await server.register({ role: 'STAFF', agency: admin })
  dear = await desk.publish(admin, { price: 90_000_000 })
  fresh = await desk.draft(admin, { price: 48_000_000 })
  demand = await desk.ask(staff)
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  stream = await readLive(url, staff.token)
  workers = startWorkers(
    { deps: server.deps, definitions: byKind(jobs), log: server.app.log },
    server.connection,
    2,
  )
}, 300_000)
afterAll(async () => {
  await stream?.abort()
  await workers?.stop()
  await server.close()
})

/**
 * Does something and waits until the agent's screen has heard `count` pieces of news about the
 * demand; answers the last.
 */
async function heard(count: number, act: () => Promise<unknown>) {
  const begin = performance.now()
  await act()
  const mine = ({ event, data }: { event: string; data: unknown }): boolean =>
    event === 'notification' && (data as { href: string }).href.endsWith(demand.id)
  const frames = await stream?.until((all) => all.filter(mine).length >= count)
  expect(performance.now() - begin).toBeLessThan(MOST_MS)
  return frames?.filter(mine).at(-1)?.data as { title: string; body: string }
}

test('a price that comes within reach finds its demand by the workers alone and tells the agent', async () => {
  const { id, version, basics } = dear
  const news = await heard(1, () =>
    server.call('updateProperty', {
      token: admin.token,
      params: { id },
      body: { version, basics: { ...basics, offers: [{ operation: 'V', price: 49_000_000 }] } },
    }),
  )
  expect(news.title).toContain(demand.ref)
  expect(news.body).toBe('Un inmueble nuevo encaja: 100 de 100')
  const { items } = (
    await server.call('listDemandHistory', {
      token: staff.token,
      params: { id: demand.id },
      query: {},
    })
  ).body
  expect(items.find(({ kind }) => kind === 'MATCH')).toMatchObject({
    new: 1,
    text: expect.stringContaining(dear.ref),
  })
})

test('so does a new home', async () => {
  await heard(2, () => desk.bringToMarket(admin, fresh))
  const { body } = await server.call('countMatches', {
    token: staff.token,
    query: { demands: [demand.id] },
  })
  expect(body).toMatchObject({ demands: [{ id: demand.id, good: 2, new: 2 }] })
})
