import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Demand, SelectionMade } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { homeFor } from './homes.fixture.ts'

/** Who sent homes hears of them as far as they may read the demand by then. */
let server: TestServer
let admin: Person
let sender: Person
let next: Person
let home: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  sender = await server.register({ role: 'STAFF', agency: admin })
  next = await server.register({ role: 'STAFF', agency: admin })
  home = await homeFor(server, admin, 'Casa con patio')
}, 300_000)
afterAll(() => server.close())

const change = async (id: string, body: object): Promise<Demand> => {
  const { version } = (await server.call('getDemand', { token: admin.token, params: { id } })).body
  const changed = await server.call('updateDemand', {
    token: admin.token,
    params: { id },
    body: { version, ...body },
  })
  expect(changed.status).toBe(200)
  return changed.body
}

/** An ADMIN's demand that the sender looked after when they sent the home. */
async function sent(firstName: string): Promise<{ id: string; token: string }> {
  const { body: demand } = await server.call('createDemand', {
    token: admin.token,
    body: {
      contact: { firstName, email: `${firstName.toLowerCase()}@rig.example` },
      what: { operations: ['V'] },
      agentId: sender.profile.id,
    },
  })
  const made = await server.call('createSelection', {
    token: sender.token,
    body: { demandId: demand.id, homes: [home], channel: 'LINK' },
  })
  expect(made.status).toBe(201)
  return { id: demand.id, token: (made.body as SelectionMade).url.slice(-43) }
}
const react = async (selectionToken: string, text: string): Promise<void> => {
  const said = { homeId: home, reaction: 'liked' as const, text }
  const answer = await server.call('reactToHome', { params: { selectionToken }, body: said })
  expect(answer.status).toBe(200)
}
const heard = async ({ token }: Person, name: string): Promise<string[]> => {
  const { items } = (await server.call('listNotifications', { token })).body
  return items.filter(({ title }) => title.includes(name)).map(({ body }) => body)
}

it('a demand that was given to somebody else tells who sent the homes nothing any more', async () => {
  const { id, token } = await sent('Griselda')
  await react(token, 'Me separo')
  expect(await heard(sender, 'Griselda')).toEqual([expect.stringContaining('Me separo')])
  await change(id, { agentId: next.profile.id })
  const denied = await server.call('getDemand', { token: sender.token, params: { id } })
  expect(denied.status).toBe(404)
  await react(token, 'Ya no me separo')
  expect(await heard(sender, 'Griselda')).toEqual([expect.not.stringContaining('Ya no')])
  expect(await heard(next, 'Griselda')).toEqual([expect.stringContaining('Ya no me separo')])
})

it('one that is shared since tells them what was done, without the words', async () => {
  const { id, token } = await sent('Hugo')
  await change(id, { agentId: next.profile.id, follow: { shared: true } })
  await react(token, 'Se casa mi hija')
  const [news] = await heard(sender, 'Hugo')
  expect(news).toContain('Le gusta Casa con patio')
  expect(news).not.toContain('Se casa')
  expect(await heard(next, 'Hugo')).toEqual([expect.stringContaining('Se casa mi hija')])
})
