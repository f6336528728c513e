import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('serves the reference with everything it needs, under a policy of its own', async () => {
  expect((await server.inject('/api/docs')).headers['location']).toBe('/api/docs/')
  const page = await server.inject('/api/docs/')
  expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining("script-src 'self';"),
  ])
  const asked = [...page.payload.matchAll(/(?:href|src)="(\/api\/docs\/[^"]+)"/g)].map(
    ([, url = '']) => url,
  )
  expect(asked).toHaveLength(5)
  for (const url of [...asked, '/api/docs/openapi.json'])
    expect((await server.inject(url)).statusCode, url).toBe(200)
  expect(page.payload).not.toMatch(/https?:\/\/|<style|style=|<script>/)
})
