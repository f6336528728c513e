import { expect, it } from 'vitest'
import type { FirstRun, Site } from '../../../generated/model/index.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { fillCompany } from './site.fixture.ts'

it("ticks a website in its agency's first hour once strangers can read it", async () => {
  const server = await startTestServer()
  const { token, ...admin } = await server.register({ agencyName: 'First site' })
  const isDone = async () => {
    const { body } = await server.call('getFirstRun', { token })
    return (body as FirstRun).steps.find(({ step }) => step === 'site')?.done
  }
  const made = await server.call('createSite', { token, body: { template: 'mares' } })
  const { id, digest } = made.body as Site
  expect(await isDone()).toBe(false)
  await fillCompany(server, { token, ...admin })
  const out = await server.call('publishSite', { token, params: { id }, body: { digest } })
  expect([out.status, out.body]).toMatchObject([200, {}])
  expect(await isDone()).toBe(true)
  await server.close()
}, 300_000)
