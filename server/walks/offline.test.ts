import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operations } from '../../generated/server/operations.ts'
import { readRoutes } from '../contract/routes.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sample } from './sample.ts'
import { makeWorld, type World } from './world.ts'

const { routes, contract } = readRoutes()
const marked = routes.filter(({ offline }) => offline !== null)

let server: TestServer
let world: World

beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Aislada')
}, 300_000)
afterAll(() => server.close())

/** What the agency has by now, apart from what any question changes. */
async function noted(): Promise<unknown> {
  const [events, history] = await Promise.all([
    server.db.selectFrom('event').select('id').execute(),
    server.db.selectFrom('idempotency').select('operation').execute(),
  ])
  return [events.length, history.length]
}

/** What is asked may suit the record, or be refused: sent again it comes to the same, once. */
it.each(marked.map((route) => [route.operationId, route] as const))(
  '%s sent twice with one key is done once',
  async (name, route) => {
    const call = {
      params: route.url.includes(':') ? world.paramsOf(route) : {},
      body: route.body ? sample(route.body.schema, contract.$defs) : undefined,
      token: world.admin.token,
      key: randomUUID(),
    }
    const first = await server.call(name as keyof Operations, call)
    const before = await noted()
    const again = await server.call(name as keyof Operations, call)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(await noted()).toEqual(before)
    const other = await server.call(name as keyof Operations, { ...call, token: world.staff.token })
    expect(other.status).not.toBe(422)
  },
)
