import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  Integration,
  IntegrationAddress,
  IntegrationProvider,
} from '../../../generated/model/index.ts'
import { buildApp } from '../../app.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, published } from '../property/testing/homes.fixture.ts'
import { WRITERS } from './writers.ts'

const PROVIDERS = Object.keys(WRITERS) as IntegrationProvider[]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

/** An active channel, its homes written. */
async function active(who: Person, provider: IntegrationProvider): Promise<string> {
  const { token } = who
  const made = await server.call('createIntegration', { token, body: { provider, name: provider } })
  const { id, version: first } = made.body as Integration
  let version = first
  const patch = async (changes: object) => {
    const call = { token, params: { id }, body: { version, ...changes } }
    ;({ version } = (await server.call('updateIntegration', call)).body as Integration)
  }
  if (provider === 'fotocasa') await patch({ apiKey: 'fk-1234567890abcdef' })
  await patch({ state: 'active' })
  await server.runJobs()
  return id
}

it('an address that has ended answers 410 to who asks at once, on another instance, too', async () => {
  const boss = await server.register({ role: 'ADMIN' })
  const id = await active(boss, 'website_json')
  const call = { token: boss.token, params: { id } }
  const made = await server.call('createIntegrationAddress', call)
  const { url } = made.body as IntegrationAddress
  const other = await buildApp(server.deps, { withPages: false })
  const here = () => server.inject({ method: 'GET', url: new URL(url).pathname })
  const there = () => other.inject({ method: 'GET', url: new URL(url).pathname })
  expect((await there()).statusCode).toBe(200)
  expect((await server.call('deleteIntegrationAddress', call)).status).toBe(204)
  expect([(await here()).statusCode, (await there()).statusCode]).toEqual([410, 410])
  await other.close()
})

it.each(PROVIDERS)('%s: every home is out, held back or waits for its turn', async (provider) => {
  const lady = await server.register({ role: 'ADMIN', agencyName: 'Suma' })
  await published(server, lady)
  await published(server, lady, {
    ...complete,
    basics: { type: 'local', offers: [{ operation: 'T', price: 90_000 }] },
  })
  await published(server, lady, {
    ...complete,
    location: { municipalityIne: '07061', addressVisibility: 'hidden' },
  })
  const id = await active(lady, provider)
  const call = { token: lady.token, params: { id } }
  const { counts } = (await server.call('getIntegration', call)).body as Integration
  const { published: out, warning, blocked, queued, wanted } = counts
  expect([wanted, out + warning + blocked + queued]).toEqual([3, 3])
  // What is sent waits for a portal that is not there; what is read is out at once.
  if (provider !== 'fotocasa') expect(queued).toBe(0)
})
