import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operations } from '../../generated/server/operations.ts'
import { readRoutes, type Route } from '../contract/routes.ts'
import { failingDisk } from '../http/failing-disk.fixture.ts'
import { closeForWriting } from '../http/read-only.fixture.ts'
import { picture } from '../testing/home.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sample } from './sample.ts'
import { makeWorld, type World } from './world.ts'

const disk = failingDisk()
const { routes, contract } = readRoutes()
let testServer: TestServer
let world: World
beforeAll(async () => {
  testServer = await startTestServer()
  world = await makeWorld(testServer, 'Storage')
}, 300_000)
afterAll(() => testServer.close())

async function send(route: Route, lang: 'es' | 'en' = 'es') {
  const body = route.body ? sample(route.body.schema, contract.$defs) : undefined
  const files = await Promise.all(
    (route.body?.files ?? []).slice(0, 1).map(async ({ name }) => ({
      field: name,
      filename: 'a.jpg',
      mime: 'image/jpeg',
      content: await picture(),
    })),
  )
  const params = route.url.includes(':') ? world.paramsOf(route) : {}
  return testServer.call(
    route.operationId as keyof Operations,
    {
      params,
      ...(body !== undefined && { body }),
      files,
      token: route.security ? world.admin.token : null,
      lang,
    } as never,
  )
}
const named = (list: Route[]) => list.map((route) => [route.operationId, route] as const)
const inTemp = () => readdir(path.join(testServer.deps.config.dataDir, 'tmp'))

describe('a disk without space', () => {
  const taking = routes.filter(
    (route) => route.body?.files.length && !(route.roles && !route.roles.includes('ADMIN')),
  )
  it.each(named(taking))('%s says so, and keeps no half of a file', async (_name, route) => {
    const codes = { ENOSPC: 507, EDQUOT: 507, EROFS: 503 }
    for (const [code, status] of Object.entries(codes)) {
      disk.code = code
      const answer = await send(route)
      const message =
        status === 507
          ? 'No queda espacio para guardar nada: avisa a quien lleva el portal'
          : 'Ahora mismo solo se puede leer: guárdalo más tarde'
      expect([code, answer.status, answer.body]).toEqual([code, status, { message }])
      await expect.poll(inTemp).toEqual([]) // removed as the answer goes out
    }
  })
})

describe('a database that can only be read', () => {
  beforeAll(() => closeForWriting(testServer))

  const isEndless = (route: Route): boolean =>
    route.replies['200']?.contentType === 'text/event-stream'
  it.each(named(routes.filter((route) => !isEndless(route))))(
    '%s is answered in words',
    async (_name, route) => {
      const { status, body } = await send(route, 'en')
      expect(status, JSON.stringify(body)).not.toBe(500)
      if (status === 503 && !route.replies['503'])
        expect(body).toEqual({ message: 'The site is read-only right now: save it later' })
    },
  )
})
