import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Integration, WebhookEvent } from '../../../generated/model/index.ts'
import { readRoutes } from '../../contract/routes.ts'
import { Validators } from '../../contract/validator.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { complete, published } from '../property/testing/homes.fixture.ts'
import { startReceiver, type Receiver } from '../webhook/receiver.fixture.ts'
import { KEY, serverBesideFotocasa } from './push/sending.fixture.ts'

type Beside = Awaited<ReturnType<typeof serverBesideFotocasa>>

let server: TestServer
let boss: Person
let receiver: Receiver
let portal: Beside['portal']
let stop: Beside['stop']

beforeAll(async () => {
  ;({ server, portal, stop } = await serverBesideFotocasa())
  receiver = await startReceiver()
}, 300_000)
afterAll(async () => {
  await receiver.close()
  await stop()
})
beforeEach(async () => {
  boss = await server.register({ role: 'ADMIN' })
  const types = ['publication.published', 'publication.failed'] as const
  const body = { name: 'Web', url: receiver.url, types: [...types] }
  await server.call('createWebhook', { token: boss.token, body })
  receiver.received = []
  portal.be('good')
})

const create = async (provider: 'kyero' | 'fotocasa'): Promise<string> => {
  const body = { provider, name: 'Canal' }
  return (await server.call('createIntegration', { token: boss.token, body })).body.id
}
const read = async (id: string): Promise<Integration> =>
  (await server.call('getIntegration', { token: boss.token, params: { id } })).body
const patch = async (id: string, changes: object) => {
  const { version } = await read(id)
  const body = { version, ...changes }
  await server.call('updateIntegration', { token: boss.token, params: { id }, body })
  await server.runJobs()
}
const save = async (id: string, changes: object) => {
  const call = { token: boss.token, params: { id } }
  const { version } = (await server.call('getProperty', call)).body
  const body = { version, ...changes } as never
  expect((await server.call('updateProperty', { ...call, body })).status).toBe(200)
  await server.runJobs()
}
const put = async (id: string, act: 'withdraw' | 'publish') => {
  const call = { token: boss.token, params: { id } }
  const { version } = (await server.call('getProperty', call)).body
  const { status } =
    act === 'publish'
      ? await server.call('publishProperty', { ...call, body: { version } })
      : await server.call('changePropertyStatus', {
          ...call,
          body: { version, status: 'withdrawn' } as never,
        })
  expect(status).toBe(200)
  await server.runJobs()
}
/** What the receiver was told since it was last asked. */
const told = (): WebhookEvent[] =>
  receiver.received.splice(0).map(({ body }) => JSON.parse(body) as WebhookEvent)
const types = (): string[] => told().map(({ type }) => type)

it('a home that goes out where it is read is told once, and again when it comes back', async () => {
  const home = await published(server, boss)
  const id = await create('kyero')
  await server.runJobs()
  expect(told()).toEqual([])
  await patch(id, { state: 'active' })
  const [event, ...others] = told()
  expect(others).toEqual([])
  expect(event).toMatchObject({
    type: 'publication.published',
    data: { id: home.id, integrationId: id, changed: [], version: null },
  })
  const check = new Validators(readRoutes().contract).check({
    $ref: 'http://llar/contract#/$defs/WebhookEvent',
  })
  expect(check(event, false)).toBeNull()
  const url = new URL(event?.data.url ?? '')
  const headers = { authorization: `Bearer ${boss.token}` }
  const there = await server.app.inject({ url: url.pathname, headers })
  expect(there.json()).toMatchObject({ items: [{ integrationId: id }] })
  await save(home.id, { layout: { ...complete.layout, bathrooms: 3 } })
  await patch(id, { state: 'paused' })
  await patch(id, { state: 'active' })
  expect(types()).toEqual([])
  await put(home.id, 'withdraw')
  expect(types()).toEqual([])
  await put(home.id, 'publish')
  expect(types()).toEqual(['publication.published'])
})

it('a home that cannot go out is told as failed, and as published once it is mended', async () => {
  const pending = { ...complete, legal: { energy: { status: 'pending' as const } } }
  const id = await create('kyero')
  await patch(id, { state: 'active' })
  const home = await published(server, boss, pending)
  await server.runJobs()
  expect(told()).toMatchObject([{ type: 'publication.failed', data: { id: home.id } }])
  await save(home.id, { legal: { energy: { status: 'pending' } } })
  expect(types()).toEqual([])
  await save(home.id, { legal: { energy: { status: 'in_process' } } })
  expect(types()).toEqual(['publication.published'])
})

it('where it is sent the portal’s answer is what is told', async () => {
  portal.be({ status: 500 })
  const id = await create('fotocasa')
  await patch(id, { apiKey: KEY })
  await patch(id, { state: 'active' })
  const home = await published(server, boss)
  await server.runJobs()
  expect(types()).toEqual([])
  portal.be({ status: 422, body: 'No' })
  await save(home.id, { layout: { ...complete.layout, bathrooms: 3 } })
  expect(types()).toEqual(['publication.failed'])
  portal.be('good')
  await save(home.id, { layout: { ...complete.layout, bathrooms: 4 } })
  expect(types()).toEqual(['publication.published'])
})

it('a draft’s homes are out since it was activated, not since it looked at them', async () => {
  const home = await published(server, boss)
  const id = await create('kyero')
  await server.runJobs()
  await server.db
    .updateTable('publication')
    .set({ out_since: new Date('2026-01-01T00:00:00Z') })
    .where('integration_id', '=', id)
    .execute()
  const before = Date.now()
  await patch(id, { state: 'active' })
  const call = { token: boss.token, params: { id } }
  const [listed] = (await server.call('listPublicationHomes', call)).body.items
  expect(Date.parse(listed?.publishedAt ?? '')).toBeGreaterThanOrEqual(before - 1000)
  const seen = { token: boss.token, params: { id: home.id } }
  const [there] = (await server.call('listHomeChannels', seen)).body.items
  expect(there?.home.publishedAt).toBe(listed?.publishedAt)
})
