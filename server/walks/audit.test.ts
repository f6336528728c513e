import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operations } from '../../generated/server/operations.ts'
import { readRoutes } from '../contract/routes.ts'
import { checkChain } from '../modules/audit/verify.ts'
import { picture } from '../testing/home.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sample } from './sample.ts'
import { makeWorld, type World } from './world.ts'

const { routes, contract } = readRoutes()
const marked = routes.filter(({ audit }) => audit !== null)

let server: TestServer
let world: World
let agencyId: string

beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Auditada')
  agencyId = world.admin.profile.agency_ids[0] ?? ''
}, 300_000)
afterAll(() => server.close())

const linesOf = async (operation: string): Promise<string[]> =>
  (
    await server.db
      .selectFrom('audit')
      .select('outcome')
      .where('agency_id', '=', agencyId)
      .where('operation', '=', operation)
      .execute()
  ).map(({ outcome }) => outcome)

/** A call of the agency's ADMIN about its own record: what it is asked may suit, or be refused. */
it.each(marked.map((route) => [route.operationId, route] as const))(
  '%s leaves one line where it succeeds, and none where it fails',
  async (name, route) => {
    const before = await linesOf(name)
    const body = route.body ? sample(route.body.schema, contract.$defs) : undefined
    const needed = (route.body?.files ?? []).filter(({ required }) => required)
    const { status } = await server.call(name as keyof Operations, {
      params: route.url.includes(':') ? world.paramsOf(route) : {},
      ...(body !== undefined && { body }),
      files: await Promise.all(
        needed.map(async ({ name: field }) => ({
          field,
          filename: 'a.jpg',
          mime: 'image/jpeg',
          content: await picture(),
        })),
      ),
      token: world.admin.token,
    })
    const added = (await linesOf(name)).slice(before.length)
    const expected = status < 300 ? ['done'] : status === 403 ? ['refused'] : []
    expect([status, added]).toEqual([status, expected])
  },
)

it('and the chain of all that is whole', async () => {
  expect(await checkChain(server.db, agencyId)).toMatchObject({ whole: true, brokenAt: null })
})
