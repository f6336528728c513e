import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { agencyOf, someHomes } from '../homes.fixture.ts'
import { syncListings } from '../index.ts'
import { sampleOf } from './sample.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await syncListings(server.db, sampled(40))
})
afterEach(() => vi.useRealTimers())
afterAll(() => server.close())

/** Homes whose ids end in 00: all of them lie in the sample. */
function sampled(count: number) {
  const homes = someHomes(count, [agencyOf('Llevant')], NOW, count)
  for (const { property } of homes) property.id = `${property.id.slice(0, -2)}00`
  return homes
}

const passes = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

it('counts what came in since, by whatever process, for the first who asks', async () => {
  const before = (await sampleOf(server.db)).size
  // Written past the instance, as an import from the command line or another server does.
  await syncListings(server.db, sampled(60))
  expect((await sampleOf(server.db)).size).toBe(before)
  passes(6_000)
  const after = (await sampleOf(server.db)).size
  expect(after).toBeGreaterThan(before * 2)
  passes(20 * 60_000)
  const much = await sampleOf(server.db)
  expect(Date.now() - much.readAt).toBeLessThan(5_000)
})

it('is read once, however many ask', async () => {
  passes(60 * 60_000)
  const all = await Promise.all(Array.from({ length: 5 }, () => sampleOf(server.db)))
  expect(new Set(all).size).toBe(1)
})
