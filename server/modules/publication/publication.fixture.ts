import type {
  Integration,
  IntegrationAddress,
  IntegrationProvider,
  PublicationHomePage,
} from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'

export const status = async (call: Promise<{ status: number }>) => (await call).status

/** Acts around channels, for tests. */
export const channels = (server: TestServer) => {
  const create = async (who: Person, provider: IntegrationProvider, name: string) =>
    (await server.call('createIntegration', { token: who.token, body: { provider, name } }))
      .body as Integration
  const read = async (who: Person, id: string) =>
    (await server.call('getIntegration', { token: who.token, params: { id } })).body as Integration
  const patch = async (who: Person, id: string, changes: object) => {
    const { version } = await read(who, id)
    const body = { version, ...changes }
    const reply = await server.call('updateIntegration', { token: who.token, params: { id }, body })
    await server.runJobs()
    return { status: reply.status, body: reply.body as unknown }
  }
  const address = async (who: Person, id: string) =>
    (
      (await server.call('createIntegrationAddress', { token: who.token, params: { id } }))
        .body as IntegrationAddress
    ).url
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ method, url: new URL(url).pathname, headers })
  const homes = async (who: Person, id: string, query: Record<string, unknown> = {}) =>
    (await server.call('listPublicationHomes', { token: who.token, params: { id }, query }))
      .body as PublicationHomePage
  /** An active channel with an address, its homes written. */
  async function channel(who: Person, provider: IntegrationProvider, name: string) {
    const { id } = await create(who, provider, name)
    await patch(who, id, { state: 'active' })
    return { id, url: await address(who, id) }
  }
  const put = async (who: Person, id: string, status: string) => {
    const home = (await server.call('getProperty', { token: who.token, params: { id } })).body as {
      version: number
    }
    const body = { version: home.version, status } as never
    return (await server.call('changePropertyStatus', { token: who.token, params: { id }, body }))
      .status
  }
  return { create, read, patch, address, get, homes, channel, put }
}
