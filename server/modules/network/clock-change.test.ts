import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { network, TERMS } from './network.fixture.ts'

/** Half past midnight in the islands, a month before the clocks go back. */
const NIGHT = Date.parse('2026-09-25T22:30:00Z')

let server: TestServer
beforeAll(async () => {
  const ahead = NIGHT - Date.now()
  server = await startTestServer({ now: () => new Date(Date.now() + ahead) })
})
afterAll(() => server.close())

it('counts days of terms and of notice, which are not all of 24 hours', async () => {
  const acts = network(server)
  const [aina, joana] = [await server.register(), await server.register()]
  const id = await acts.circle(aina, [joana])
  const agreed = await acts.agreed(aina, joana, id, { ...TERMS, noticeDays: 30, validDays: 60 })
  expect(agreed.endsOn).toBe('2026-11-25')
  const params = { id: agreed.id }
  const revoked = await server.call('revokeAgreement', { token: joana.token, params })
  expect(revoked.body).toMatchObject({ state: 'ending', endsOn: '2026-10-26' })
})
