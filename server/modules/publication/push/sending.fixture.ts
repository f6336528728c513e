import { expect } from 'vitest'
import type { Integration, PublicationHomePage } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { drive } from './drive.ts'
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

/** The same with a clock that can run ahead, and what people do to homes and channels there. */
export async function sendingAhead() {
  /** Milliseconds that the server's clock runs ahead. */
  const clock = { ahead: 0 }
  const beside = await serverBesideFotocasa({ now: () => new Date(Date.now() + clock.ahead) })
  const { server, portal } = beside
  /** Asks by today's clock, since nobody stays signed in for so long. */
  const today = <T>(ask: () => Promise<T>): Promise<T> => {
    const was = clock.ahead
    clock.ahead = 0
    return ask().finally(() => (clock.ahead = was))
  }
  const read = (who: Person, id: string) =>
    today(async () => {
      const call = { token: who.token, params: { id } }
      return (await server.call('getIntegration', call)).body as Integration
    })
  const patch = async (who: Person, id: string, changes: object) => {
    const { version } = await read(who, id)
    const body = { version, ...changes }
    const reply = await server.call('updateIntegration', { token: who.token, params: { id }, body })
    await server.runJobs()
    return reply as { status: number; body: unknown }
  }
  /** The version of a home, with how its next call is made. */
  const homeOf = async (who: Person, id: string) => {
    const call = { token: who.token, params: { id } }
    const { version } = (await server.call('getProperty', call)).body as { version: number }
    return { call, version }
  }
  return {
    ...beside,
    clock,
    today,
    read,
    patch,
    /** An agency with an active channel to Fotocasa. */
    sending: async (apiKey = KEY) => {
      const boss = await server.register({ role: 'ADMIN' })
      const body = { provider: 'fotocasa', name: 'Fotocasa' } as const
      const made = await server.call('createIntegration', { token: boss.token, body })
      const { id } = made.body as Integration
      await patch(boss, id, { apiKey })
      await patch(boss, id, { state: 'active' })
      return { boss, id }
    },
    /** Another status of a home. */
    put: async (who: Person, id: string, status: string) => {
      const { call, version } = await homeOf(who, id)
      return server.call('changePropertyStatus', { ...call, body: { version, status } as never })
    },
    /** On the market again. */
    publish: async (who: Person, id: string) => {
      const { call, version } = await homeOf(who, id)
      return server.call('publishProperty', { ...call, body: { version } })
    },
    save: async (who: Person, id: string, changes: object): Promise<void> => {
      const { call, version } = await homeOf(who, id)
      const reply = await server.call('updateProperty', { ...call, body: { version, ...changes } })
      expect(reply.status).toBe(200)
    },
    /** A home as the channel's page shows it. */
    stateOf: async (who: Person, id: string, home: string) => {
      const call = { token: who.token, params: { id } }
      const page = (await server.call('listPublicationHomes', call)).body as PublicationHomePage
      return page.items.find(({ propertyId }) => propertyId === home)
    },
    /** What the portal was asked of a home. */
    calls: (of: string) => portal.heard.filter(({ id }) => id === of).map(({ method }) => method),
    /** The clock goes on, and what is due is done. */
    later: async (id: string, ms: number) => {
      clock.ahead += ms
      await drive(server.deps, id)
    },
    /** A portal that is well and empty, and a clock that is right. */
    anew: () => {
      clock.ahead = 0
      portal.be('good')
      portal.homes.clear()
      portal.heard.length = 0
    },
  }
}
