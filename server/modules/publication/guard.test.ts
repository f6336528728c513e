import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IntegrationLogPage } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { published } from '../property/testing/homes.fixture.ts'
import { channels, status } from './publication.fixture.ts'

let server: TestServer
let acts: ReturnType<typeof channels>

beforeAll(async () => {
  server = await startTestServer()
  acts = channels(server)
}, 300_000)
afterAll(() => server.close())

describe('what goes out', () => {
  it('a channel that would lose more than half keeps its homes until a person confirms', async () => {
    const owner = await server.register({ role: 'ADMIN' })
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1) ids.push((await published(server, owner)).id)
    const { id, url } = await acts.channel(owner, 'website_json', 'Web')
    const out = async (): Promise<number> =>
      (JSON.parse((await acts.get(url)).body) as { items: unknown[] }).items.length
    expect(await out()).toBe(5)
    await acts.patch(owner, id, { websiteJson: { choice: { types: ['local'] } } })
    expect(await out()).toBe(5)
    expect(await acts.read(owner, id)).toMatchObject({
      state: 'failing',
      health: 'broken',
      shrink: { leaving: 5, of: 5 },
      counts: { removing: 5 },
    })
    expect(await acts.put(owner, ids[0] ?? '', 'withdrawn')).toBe(200)
    expect(await out()).toBe(4)
    // What is held back tells no more than its agency tells by now.
    const held = { token: owner.token, params: { id: ids[1] ?? '' } }
    const { version, texts } = (await server.call('getProperty', held)).body
    const body = { version, texts: { ...texts, title: { es: 'Casa retitulada' } } }
    expect(await status(server.call('updateProperty', { ...held, body }))).toBe(200)
    expect((await acts.get(url)).body.split('Casa retitulada')).toHaveLength(2)
    expect(await out()).toBe(4)
    const call = { token: owner.token, params: { id } }
    expect((await server.call('confirmShrink', call)).body).toMatchObject({
      shrink: null,
      homes: 0,
    })
    expect(await out()).toBe(0)
    expect(await status(server.call('confirmShrink', call))).toBe(406)
  })

  it('many homes put away or reserved in one act wait for a yes; what is sold or put away alone goes', async () => {
    const owner = await server.register({ role: 'ADMIN' })
    const ids: string[] = []
    for (let n = 0; n < 8; n += 1) ids.push((await published(server, owner)).id)
    const { id, url } = await acts.channel(owner, 'website_json', 'Web')
    const call = { token: owner.token, params: { id } }
    const out = async (): Promise<string[]> =>
      (JSON.parse((await acts.get(url)).body) as { items: { id: string }[] }).items.map(
        (one) => one.id,
      )
    const several = async (some: string[], to: string) => {
      const body = { ids: some, status: to } as never
      const { body: done } = await server.call('changeProperties', { token: owner.token, body })
      await server.runJobs()
      return done.items.map(({ outcome }: { outcome: string }) => outcome)
    }
    // A few leave, together or alone.
    const [first = '', second = '', sold = '', ...rest] = ids
    expect(await several([first, second], 'withdrawn')).toEqual(['changed', 'changed'])
    expect(await out()).toEqual(ids.slice(2))
    // Most of them wait, however often the channel is looked at.
    await several([...rest.slice(0, 3), sold], 'reserved')
    expect(await out()).toEqual(ids.slice(2))
    await acts.patch(owner, id, { name: 'Web nueva' })
    expect(await out()).toEqual(ids.slice(2))
    expect(await acts.read(owner, id)).toMatchObject({
      state: 'failing',
      shrink: { leaving: 4, of: 6 },
    })
    await several(rest.slice(3), 'withdrawn')
    expect(await out()).toEqual(ids.slice(2))
    // Who advertises a sold home breaks the law; one put away by itself is a person's word for it.
    expect(await acts.put(owner, sold, 'closed')).toBe(200)
    expect(await acts.put(owner, rest[0] ?? '', 'withdrawn')).toBe(200)
    expect(await out()).toEqual(rest.slice(1))
    // What is held back off the market keeps no more than its agency tells by now.
    const away = { token: owner.token, params: { id: rest[4] ?? '' } }
    const { version, location } = (await server.call('getProperty', away)).body
    const body = { version, location: { ...location, addressVisibility: 'hidden' } } as never
    expect((await acts.get(url)).body.split('sa Lluna')).toHaveLength(rest.length)
    expect(await status(server.call('updateProperty', { ...away, body }))).toBe(200)
    expect((await acts.get(url)).body.split('sa Lluna')).toHaveLength(rest.length - 1)
    // Sold off the market it leaves, too.
    expect(await acts.put(owner, rest[4] ?? '', 'closed')).toBe(200)
    expect(await out()).toEqual(rest.slice(1, 4))
    expect((await server.call('confirmShrink', call)).body).toMatchObject({ shrink: null })
    expect(await out()).toEqual([])
  })

  it('a channel in a state of a later version loses most of its homes by no act without a yes', async () => {
    const owner = await server.register({ role: 'ADMIN' })
    const ids: string[] = []
    for (let n = 0; n < 6; n += 1) ids.push((await published(server, owner)).id)
    const { id, url } = await acts.channel(owner, 'website_json', 'Web')
    const put = (state: string) =>
      sql`update integration set state = ${state} where id = ${id}::uuid`.execute(server.db)
    await put('resting')
    const body = { ids, status: 'reserved' } as never
    await server.call('changeProperties', { token: owner.token, body })
    await server.runJobs()
    await put('active')
    const { items } = JSON.parse((await acts.get(url)).body) as { items: unknown[] }
    expect(items).toHaveLength(6)
  })

  it('a held channel keeps homes that were put away together and are back', async () => {
    const owner = await server.register({ role: 'ADMIN' })
    const ids: string[] = []
    for (let n = 0; n < 6; n += 1) ids.push((await published(server, owner)).id)
    const { id } = await acts.channel(owner, 'website_json', 'Web')
    const call = { token: owner.token, params: { id } }
    expect(await status(server.call('holdIntegration', call))).toBe(200)
    for (const to of ['reserved', 'active']) {
      const body = { ids, status: to } as never
      const { body: done } = await server.call('changeProperties', { token: owner.token, body })
      expect(done.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
        ids.map(() => 'changed'),
      )
    }
    await server.runJobs()
    expect(await acts.read(owner, id)).toMatchObject({ counts: { removing: 0 }, shrink: null })
  })

  it('a loss is confirmed once, whoever says so in the same moment', async () => {
    const owner = await server.register({ role: 'ADMIN' })
    for (let n = 0; n < 5; n += 1) await published(server, owner)
    const { id } = await acts.channel(owner, 'website_csv', 'Web')
    await acts.patch(owner, id, { websiteCsv: { choice: { types: ['local'] } } })
    const call = { token: owner.token, params: { id } }
    const confirm = () => status(server.call('confirmShrink', call))
    expect((await Promise.all([confirm(), confirm(), confirm()])).sort()).toEqual([200, 406, 406])
    const log = (await server.call('listIntegrationLog', call)).body as IntegrationLogPage
    expect(log.items.filter(({ kind }) => kind === 'shrink_confirmed')).toMatchObject([{ new: 5 }])
  })

  it('a save that waits for the homes to be written anew goes out by the settings of then', async () => {
    const owner = await server.register({ role: 'ADMIN' })
    const home = await published(server, owner)
    const { id, url } = await acts.channel(owner, 'website_json', 'Web')
    const call = { token: owner.token, params: { id: home.id } }
    const body = { version: home.version, texts: { ...home.texts, title: { es: 'Otra casa' } } }
    let saved: Promise<number> = Promise.resolve(0)
    await server.db.transaction().execute(async (trx) => {
      await sql`select 1 from publication where integration_id = ${id} for update`.execute(trx)
      saved = status(server.call('updateProperty', { ...call, body }))
      const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await waiting.execute(server.db)).rows[0]?.n).toBe(1)
      const choice = { choice: { types: ['local'] } }
      await sql`update integration set version = version + 1,
        settings = ${JSON.stringify({ websiteJson: choice })}::jsonb where id = ${id}`.execute(trx)
    })
    expect(await saved).toBe(200)
    expect(JSON.parse((await acts.get(url)).body)).toEqual({ items: [] })
  })
})
