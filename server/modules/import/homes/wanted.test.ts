import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HomeChannel, Integration } from '../../../../generated/model/index.ts'
import { startFeeds, type Feeds } from '../feed/feeds.fixture.ts'
import { feed } from '../kyero/fixture.ts'

let feeds: Feeds
beforeAll(async () => {
  feeds = await startFeeds()
})
afterAll(() => feeds.close())

it('a home that comes back has the channels that were chosen for it', async () => {
  const token = await feeds.agency()
  const { server } = feeds
  const all = [feeds.home('a'), feeds.home('b'), feeds.home('c'), feeds.home('d')]
  const first = await feeds.run(token, feed(all))
  const { id } = await feeds.open(token, 'REF-d')
  // A channel that takes chosen homes alone, with this one chosen.
  const made = await server.call('createIntegration', {
    token,
    body: { provider: 'kyero', name: 'Portal' },
  })
  const channel = made.body as Integration
  const call = { token, params: { id: channel.id } }
  const kyero = { choice: { mode: 'chosen' as const } }
  await server.call('updateIntegration', {
    ...call,
    body: { version: channel.version, state: 'active', kyero },
  })
  await server.call('updatePublicationHomes', { ...call, body: { ids: [id], wanted: true } })
  await server.runJobs()
  const stands = async (): Promise<HomeChannel['home'] | null> => {
    const { body } = await server.call('listHomeChannels', { token, params: { id } })
    return (body as { items: HomeChannel[] }).items[0]?.home ?? null
  }
  const before = await stands()
  expect(before).toMatchObject({ wanted: true, state: expect.stringContaining('published') })

  const { integrationId } = first
  await feeds.run(token, feed(all.slice(0, 3)), { integrationId })
  await feeds.run(token, feed([...all.slice(0, 2), feeds.home('c', { price: '1' })]), {
    integrationId,
  })
  expect((await feeds.states(token))['REF-d']).toBe('withdrawn')
  await server.runJobs()
  expect((await stands())?.state ?? 'not_published').toBe('not_published')

  await feeds.run(token, feed(all), { integrationId })
  await server.runJobs()
  expect((await feeds.states(token))['REF-d']).toBe('active')
  expect(await stands()).toMatchObject({ wanted: true, state: before?.state })
})
