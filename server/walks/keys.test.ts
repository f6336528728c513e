import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KeyScope } from '../../generated/model/index.ts'
import type { Operations } from '../../generated/server/operations.ts'
import { readRoutes, type Route } from '../contract/routes.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { makeWorld, type World } from './world.ts'
import { dayAhead } from './world-programs.ts'

const SCOPES = Object.values(KeyScope)
const { routes } = readRoutes()
/** What is the operator’s is there for no key: rights.test.ts asks it with one. */
const asked = routes.filter((route) => !route.operator)
const named = (some: Route[]) => some.map((route) => [route.operationId, route] as const)
const scoped = asked.filter(({ scope }) => scope !== 'never' && scope !== 'public')

let server: TestServer
let world: World
const secrets = new Map<string, string>()

async function keyOf(name: string, scopes: KeyScope[]): Promise<void> {
  const body = { name, scopes, expiresOn: dayAhead(30) }
  const made = await server.call('createKey', { token: world.admin.token, body })
  secrets.set(name, made.body.secret)
}

beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Keys')
  await keyOf('all', SCOPES)
  await keyOf(
    'reads',
    SCOPES.filter((scope) => scope.startsWith('read:')),
  )
  for (const scope of SCOPES)
    await keyOf(
      `not ${scope}`,
      SCOPES.filter((one) => one !== scope),
    )
}, 300_000)
afterAll(() => server.close())

const ask = (route: Route, key: string) =>
  server.call(route.operationId as keyof Operations, {
    token: secrets.get(key) ?? '',
    params: route.url.includes(':') ? world.paramsOf(route) : {},
    lang: 'en',
  })

describe('a key with every scope', () => {
  it.each(named(asked.filter(({ scope }) => scope === 'never')))(
    'may not %s',
    async (_name, route) => {
      const { status, body } = await ask(route, 'all')
      expect([status, body]).toEqual([
        403,
        { message: 'No key can do this: sign in with your own account' },
      ])
    },
  )

  it('reads all that its person reads', async () => {
    const reads = scoped.filter(({ method }) => method === 'GET')
    for (const route of reads) {
      const { status } = await ask(route, 'all')
      // Some lists have to be asked for something.
      expect([route.operationId, status === 200 || status === 400]).toEqual([
        route.operationId,
        true,
      ])
    }
  })
})

describe('a key without its scope', () => {
  it.each(named(scoped))('may not %s', async (_name, route) => {
    const { status, body } = await ask(route, `not ${route.scope}`)
    expect([status, body]).toEqual([
      403,
      { message: `This key does not have the scope ${route.scope}` },
    ])
  })
})

describe('a key that only reads', () => {
  it.each(named(asked.filter((route) => route.security && route.method !== 'GET')))(
    'may not %s',
    async (_name, route) => {
      expect((await ask(route, 'reads')).status).toBe(403)
    },
  )
})

it('people, sign-in and keys are for no key', () => {
  const open = routes.filter(
    ({ tag, scope }) =>
      ['user', 'connection', 'key', 'agency', 'handover', 'live'].includes(tag) &&
      scope !== 'public',
  )
  expect(open.filter(({ scope }) => scope !== 'never')).toEqual([])
})
