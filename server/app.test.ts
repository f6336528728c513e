import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from './app.ts'
import { readEnv } from './config/env.ts'
import type { Route } from './contract/routes.ts'
import { STDOUT } from './http/log.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => (server = await startTestServer()))
afterAll(() => server.close())

test('health and readiness, outside the contract', async () => {
  expect((await server.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await server.inject('/readyz')).statusCode).toBe(200)
  expect((await server.inject('/api/v1/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
})

test('every operation of the contract has a handler', async () => {
  const asked = async (route: Pick<Route, 'method' | 'url'>) => {
    const url = route.url.replaceAll(/:\w+/g, 'x')
    const { statusCode, body } = await server.inject({ method: route.method as 'GET', url })
    return `${statusCode} ${body}`
  }
  const nowhere = await asked({ method: 'GET', url: '/api/v1/nothing/' })
  expect(nowhere).toMatch(/^404 /)
  const missing: string[] = []
  for (const route of server.routes) {
    const answer = await asked(route)
    // Another method of its address may have one.
    if (answer === nowhere || answer.startsWith('405 ')) missing.push(route.operationId)
  }
  expect(missing).toEqual([])
})

test('the policy of pages is strict, its nonce new each time; data may load nothing', async () => {
  const [one, two] = [await server.inject('/healthz'), await server.inject('/healthz')]
  const policy = String(one.headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self';.*style-src 'self' 'nonce-[\w+/=]{24}'$/)
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
  expect(policy).not.toBe(two.headers['content-security-policy'])
  const data = await server.inject('/api/v1/place/')
  expect(data.headers['content-security-policy']).toContain("default-src 'none'")
  expect(one.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  })
})

test('the policy opens for the sign-in of Google and Apple only where it is set up', async () => {
  const closed = String((await server.inject('/healthz')).headers['content-security-policy'])
  expect(closed).toContain("frame-src 'self'")
  expect(closed).not.toContain('google')
  const { config } = server.deps
  const { identity } = readEnv({ FIREBASE_PROJECT_ID: 'llar-1', FIREBASE_API_KEY: 'key' })
  const app = await buildApp(
    { ...server.deps, config: { ...config, identity } },
    { withPages: false },
  )
  const open = String((await app.inject('/healthz')).headers['content-security-policy'])
  expect(open).toContain("script-src 'self' https://apis.google.com;")
  expect(open).toContain("frame-src 'self' https://llar-1.firebaseapp.com;")
  expect(open).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  )
  await app.close()
})

test('a site by HTTPS asks for a year of HTTPS, and tells other sites its name alone', async () => {
  const { config } = server.deps
  const app = await buildApp(
    { ...server.deps, config: { ...config, siteUrl: 'https://llar.example' } },
    { withPages: false },
  )
  for (const url of ['/healthz', '/api/v1/place/'])
    expect((await app.inject(url)).headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  await app.close()
})

test('no other origin is let in, with a preflight or without', async () => {
  const headers = { origin: 'https://away.example', 'access-control-request-method': 'POST' }
  const asked = [
    ['OPTIONS', '/api/v1/user/login/'],
    ['POST', '/api/v1/user/login/'],
    ['GET', '/api/v1/place/'],
    ['GET', '/healthz'],
  ] as const
  for (const [method, url] of asked) {
    const reply = await server.inject({ method, url, headers })
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-'))).toEqual([])
  }
})

test('TRACE is no method here, and gives nothing back', async () => {
  const headers = { 'x-kept': 'to-myself' }
  for (const url of ['/', '/healthz', '/api/v1/place/']) {
    const reply = await server.inject({ method: 'TRACE' as 'GET', url, headers })
    expect([404, 405]).toContain(reply.statusCode)
    expect(reply.body).not.toContain('to-myself')
  }
})

test('what needs a session is kept by nobody on the way', async () => {
  const guarded = server.routes.filter(({ security }) => security)
  expect(guarded.length).toBeGreaterThan(100)
  for (const { method, url } of guarded) {
    const reply = await server.inject({
      method: method as 'GET',
      url: url.replaceAll(/:\w+/g, 'x'),
    })
    expect([url, reply.headers['cache-control']]).toEqual([url, 'no-store'])
  }
})

test('an address nobody can read is answered with the same care', async () => {
  const reply = await server.inject('/api/v1/property/%ff/')
  expect([reply.statusCode, reply.json()]).toEqual([
    400,
    { error: 'No se ha podido leer la petición' },
  ])
  const english = await server.inject({
    url: '/api/v1/property/%ff/',
    headers: { 'accept-language': 'en' },
  })
  expect(english.json()).toEqual({ error: 'The request could not be read' })
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
})

test('the log tells each sign-in with its way, and each that is refused, without who', async () => {
  const { email, password } = await server.register()
  const lines: string[] = []
  const log = vi.spyOn(STDOUT, 'write').mockImplementation((line) => void lines.push(line))
  const app = await buildApp(
    { ...server.deps, config: { ...server.deps.config, logLevel: 'info' } },
    { withPages: false },
  )
  try {
    for (const tried of ['wrong-secret', password])
      await app.inject({
        method: 'POST',
        url: '/api/v1/user/login/',
        payload: { email, password: tried },
      })
  } finally {
    log.mockRestore()
    await app.close()
  }
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(told).toContainEqual(
    expect.objectContaining({ msg: 'answer', route: '/api/v1/user/login/', status: 401 }),
  )
  expect(told).toContainEqual(expect.objectContaining({ msg: 'signed in', method: 'password' }))
  expect(lines.join('')).not.toContain(email)
  expect(lines.join('')).not.toContain('secret')
})

test('the log holds nothing about people', async () => {
  const lines: string[] = []
  // The log's own way out, and what anybody might write beside it.
  const log = vi.spyOn(STDOUT, 'write').mockImplementation((line) => void lines.push(line))
  const beside = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => lines.push(String(line)) > 0)
  const app = await buildApp(
    { ...server.deps, config: { ...server.deps.config, logLevel: 'debug' } },
    { withPages: false },
  )
  try {
    await app.inject({
      method: 'POST',
      url: '/api/v1/user/login/?token=secret-query',
      headers: { authorization: 'Token secret-token' },
      payload: { email: 'secret@person.es', password: 'secret-pass' },
      remoteAddress: '203.0.113.9',
    })
    await app.inject({ url: '/api/v1/user/0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b/' })
  } finally {
    log.mockRestore()
    beside.mockRestore()
    await app.close()
  }
  const text = lines.join('')
  expect(text).toContain('/api/v1/user/:id')
  expect(text).not.toMatch(/secret|203\.0\.113|0193a1f0/)
})
