import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operations } from '../../generated/server/operations.ts'
import { readRoutes, type Route } from '../contract/routes.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sample } from './sample.ts'
import { picture } from '../testing/home.ts'
import { makeWorld, type World } from './world.ts'

const { routes, contract } = readRoutes()
/** What is the operator's is nobody's by role: a walk of its own below. */
const operators = routes.filter((route) => route.operator)
const guarded = routes.filter((route) => route.security && !route.operator)
const withRecord = guarded.filter((route) => route.url.includes(':'))
/**
 * Files of a public programme are no agency's: all people of its role see them, and nobody else
 * (closed to them below).
 */
const isProgramme = (route: Route): boolean => route.roles?.join() === 'LLOGUER_SEGUR'
/** What is offered to all. */
const isOffered = ({ operationId }: Route): boolean =>
  ['getCourse', 'joinCourse'].includes(operationId)
const ROLES = ['USER', 'ADMIN', 'STAFF', 'SERVICE', 'REFERRED', 'LLOGUER_SEGUR'] as const

let server: TestServer
let theirs: World
let mine: World
let people: Record<(typeof ROLES)[number], Person>

beforeAll(async () => {
  server = await startTestServer()
  theirs = await makeWorld(server, 'Theirs')
  mine = await makeWorld(server, 'Mine')
  // The world's ADMINs are the operator, too; here nobody is.
  server.deps.config.operators.length = 0
  people = {
    ADMIN: mine.admin,
    STAFF: mine.staff,
    USER: await server.register({ role: 'USER' }),
    SERVICE: await server.register({ role: 'SERVICE' }),
    REFERRED: await server.register({ role: 'REFERRED' }),
    LLOGUER_SEGUR: await server.register({ role: 'LLOGUER_SEGUR' }),
  }
}, 300_000)
afterAll(() => server.close())

/** A stream has no end to wait for; server/live has tests of its own. */
const isEndless = (route: Route): boolean =>
  route.replies['200']?.contentType === 'text/event-stream'

/** A valid call of any operation about somebody's record. */
async function send(route: Route, world: World, token: string | null) {
  const body = route.body ? sample(route.body.schema, contract.$defs) : undefined
  const files = await Promise.all(
    (route.body?.files ?? [])
      .filter((file) => file.required)
      .map(async (file) => ({
        field: file.name,
        filename: 'a.jpg',
        mime: 'image/jpeg',
        content: await picture(),
      })),
  )
  return server.call(route.operationId as keyof Operations, {
    params: route.url.includes(':') ? world.paramsOf(route) : {},
    ...(body !== undefined && { body }),
    files,
    token,
  })
}

describe('without a token', () => {
  it.each(guarded.map((route) => [route.operationId, route] as const))(
    '%s answers 401',
    async (_name, route) => {
      const { status, body } = await send(route, theirs, null)
      expect([status, Object.keys(body as object)]).toEqual([401, ['message']])
    },
  )
})

describe.each(ROLES)('as %s', (role) => {
  const closed = guarded.filter((route) => route.roles && !route.roles.includes(role))
  if (closed.length) {
    it.each(closed.map((route) => [route.operationId, route] as const))(
      '%s answers 403',
      async (_name, route) => {
        const { status, body } = await send(route, theirs, people[role].token)
        expect([status, body]).toEqual([403, { message: 'Acceso no autorizado' }])
      },
    )
  }

  const open = withRecord.filter(
    (route) => !closed.includes(route) && !isProgramme(route) && !isOffered(route),
  )
  if (open.length) {
    it.each(open.map((route) => [route.operationId, route] as const))(
      '%s of a stranger answers 404',
      async (_name, route) => {
        const { status } = await send(route, theirs, people[role].token)
        expect(status).toBe(404)
      },
    )
  }

  it('no list shows a stranger’s record', async () => {
    const lists = guarded.filter(
      (route) =>
        route.method === 'GET' &&
        !route.url.includes(':') &&
        !closed.includes(route) &&
        !isEndless(route) &&
        !isProgramme(route),
    )
    for (const route of lists) {
      const { body } = await server.call(route.operationId as keyof Operations, {
        query: { limit: 100 },
        token: people[role].token,
      })
      const text = JSON.stringify(body)
      for (const id of theirs.ids) expect(text, route.operationId).not.toContain(id)
    }
  })
})

/** Acceptance 17 of the rooms of commerce. */
describe('with OPERATORS empty what is the operator’s is there for nobody', () => {
  it.each(operators.map((route) => [route.operationId, route] as const))(
    '%s answers 404 to a visitor, all roles and a key',
    async (_name, route) => {
      const { body: key } = await server.call('createKey', {
        token: mine.admin.token,
        body: { name: route.operationId, scopes: ['read:property'] },
      })
      const tokens = [null, ...ROLES.map((role) => people[role].token), key.secret]
      const statuses: number[] = []
      for (const token of tokens) statuses.push((await send(route, mine, token)).status)
      expect(statuses).toEqual(tokens.map(() => 404))
    },
  )
})

it('nothing of all this changed their records', async () => {
  const before = (
    await server.call('getProperty', {
      params: {
        id:
          theirs.paramsOf(routes.find((one) => one.operationId === 'getProperty') as Route)['id'] ??
          '',
      },
      token: theirs.admin.token,
    })
  ).body
  expect(before).toMatchObject({ status: 'active', documentCount: 1 })
  expect((before as { media: unknown[] }).media).toHaveLength(1)
})

/** What their people are refused for another reason than rights: no home like theirs is near. */
const WITHOUT = new Map([['downloadValuation', 406]])

it('their own people reach their records', async () => {
  for (const route of withRecord.filter(
    (one) =>
      one.method === 'GET' && !isProgramme(one) && !one.url.endsWith('/document/:documentId/'),
  )) {
    expect([route.operationId, (await send(route, theirs, theirs.admin.token)).status]).toEqual([
      route.operationId,
      WITHOUT.get(route.operationId) ?? 200,
    ])
  }
})
