import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { matchDesk } from '../../match/desk.fixture.ts'

let server: TestServer
let admin: Person
let visitor: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  visitor = await server.register({ role: 'USER' })
})
afterAll(() => server.close())

it('a picture made private off the site leaves the lists in which the home is still saved', async () => {
  const home = await matchDesk(server).publish(admin)
  const { token } = admin
  const params = { id: home.id }
  await server.call('saveHome', { token: visitor.token, body: { homeId: home.id } })
  const { status } = await server.call('changePropertyStatus', {
    token,
    params,
    body: { version: home.version, status: 'withdrawn' },
  })
  expect(status).toBe(200)
  const saved = async (): Promise<unknown[]> => {
    const [one] = (await server.call('listSavedHomes', { token: visitor.token })).body.items
    return [one?.state, one?.card.photo?.src ?? null, one?.card.photoCount]
  }
  const show = async (visibility: 'public' | 'private'): Promise<void> => {
    const items = home.media.map(({ id }) => ({ id, visibility }))
    const changed = await server.call('updatePropertyMedia', { token, params, body: { items } })
    expect(changed.status).toBe(200)
  }
  expect(await saved()).toEqual(['gone', home.media[0]?.src, 1])
  await show('private')
  expect(await saved()).toEqual(['gone', null, 0])
  // What becomes public off the site was never shown.
  await show('public')
  expect(await saved()).toEqual(['gone', null, 0])
})
