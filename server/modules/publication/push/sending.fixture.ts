import type { Deps } from '../../../contract/deps.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { fakeFotocasa } from './portal.fixture.ts'

/** The one key that the double of Fotocasa takes. */
export const KEY = 'fk-1234567890abcdef'

/** A server whose channels to Fotocasa lead to the double; `stop` ends both. */
export async function serverBesideFotocasa(overrides: Partial<Deps> = {}) {
  const portal = await fakeFotocasa(KEY)
  const server = await startTestServer(overrides)
  server.deps.config.privateHosts = true
  server.deps.config.portalOrigins = { fotocasa: portal.origin }
  const stop = async (): Promise<void> => {
    await server.close()
    await portal.close()
  }
  return { server, portal, stop }
}
