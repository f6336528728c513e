import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  BrakedHomePage,
  IntegrationActivityPage,
  PublicationBrake,
} from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, published } from '../property/testing/homes.fixture.ts'
import { channels, status } from './publication.fixture.ts'

let server: TestServer
let acts: ReturnType<typeof channels>
let boss: Person
let agent: Person
let stranger: Person

beforeAll(async () => {
  server = await startTestServer()
  acts = channels(server)
  boss = await server.register({ role: 'ADMIN', agencyName: 'Frena' })
  agent = await server.register({ role: 'STAFF', agency: boss })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Ajena' })
}, 300_000)
afterAll(() => server.close())

const brakes = async (who: Person) =>
  (
    (await server.call('listPublicationBrakes', { token: who.token })).body as {
      items: PublicationBrake[]
    }
  ).items
const braked = async (who: Person, rule: string, query: Record<string, unknown> = {}) =>
  (await server.call('listBrakedHomes', { token: who.token, query: { rule, ...query } }))
    .body as BrakedHomePage
const activity = async (who: Person, query: Record<string, unknown> = {}) =>
  (await server.call('listIntegrationActivity', { token: who.token, query }))
    .body as IntegrationActivityPage

const names = (one: { channels: { name: string }[] } | undefined) =>
  one?.channels.map(({ name }) => name)

describe('what holds homes back', () => {
  it('is told once for all channels, with the homes behind it, to whom they are theirs', async () => {
    const rent = {
      offers: [{ operation: 'A' as const, price: 90_000, rentPeriod: 'WEEK' as const }],
    }
    const steps = { ...complete, basics: { ...complete.basics, ...rent } }
    const first = await published(server, boss, steps)
    const second = await published(server, agent, steps)
    await acts.channel(boss, 'kyero', 'Kyero')
    await acts.channel(boss, 'resales', 'Arrendes')
    const ended = await acts.channel(boss, 'kyero', 'Acabat')
    await server.call('deleteIntegration', { token: boss.token, params: { id: ended.id } })
    await server.runJobs()
    const found = (await brakes(boss)).find(({ rule }) => rule === 'rentPeriod')
    expect(found).toMatchObject({ severity: 'error', homes: 2 })
    expect(names(found)).toEqual(['Arrendes', 'Kyero'])
    expect(found?.message).not.toContain('…')
    const page = await braked(boss, 'rentPeriod', { severity: 'error', limit: 1 })
    expect(page).toMatchObject({ total: 2, message: found?.message })
    const next = await braked(boss, 'rentPeriod', { limit: 1, cursor: page.next })
    expect([...page.items, ...next.items].map(({ propertyId }) => propertyId).toSorted()).toEqual(
      [first.id, second.id].toSorted(),
    )
    expect(page.items[0]?.issue).toMatchObject({ rule: 'rentPeriod', step: 1 })
    expect(names(page.items[0])).toEqual(['Arrendes', 'Kyero'])
    const [own] = (await brakes(agent)).filter(({ rule }) => rule === 'rentPeriod')
    expect(own?.homes).toBe(1)
    expect((await braked(agent, 'rentPeriod')).items.map(({ ref }) => ref)).toEqual([second.ref])
    expect(await brakes(stranger)).toEqual([])
    expect((await braked(stranger, 'rentPeriod')).items).toEqual([])
    expect(await braked(boss, 'rentPeriod', { severity: 'warning' })).toMatchObject({ total: 0 })
    expect(await braked(boss, 'toString')).toMatchObject({ total: 0, message: null })
    const foreign = { token: boss.token, query: { rule: 'energy', cursor: page.next } }
    expect(await status(server.call('listBrakedHomes', foreign))).toBe(200)
    const odd = { token: boss.token, query: { rule: 'energy', cursor: 'W10' } }
    expect(await status(server.call('listBrakedHomes', odd))).toBe(400)
  })
})

describe('what happened on channels', () => {
  it('names the home that went out and left, who read it once an hour, and nothing to others', async () => {
    const { id, url } = await acts.channel(stranger, 'website_json', 'Web')
    const home = await published(server, stranger)
    await acts.get(url)
    await acts.get(url)
    expect(await acts.put(stranger, home.id, 'withdrawn')).toBe(200)
    const { items } = await activity(stranger)
    expect(items.map(({ channel, entry }) => [channel.name, entry.kind, entry.new])).toEqual([
      ['Web', 'left', 1],
      ['Web', 'read', 1],
      ['Web', 'out', 1],
      ['Web', 'address', expect.any(String)],
      ['Web', 'changed', 'active'],
      ['Web', 'created', 'Web'],
    ])
    expect(items[0]?.entry.home).toMatchObject({ propertyId: home.id, ref: home.ref })
    const [newest] = (await activity(stranger, { limit: 1 })).items
    expect(newest).toEqual(items[0])
    expect((await activity(boss)).items.map(({ channel }) => channel.id)).not.toContain(id)
    expect(await status(server.call('listIntegrationActivity', { token: agent.token }))).toBe(403)
    await server.db
      .updateTable('integration_log')
      .set({ at: new Date(Date.now() - 3_700_000) })
      .where('kind', '=', 'read')
      .execute()
    await server.db.updateTable('integration').set({ fetched_at: null }).execute()
    await acts.get(url, {}, 'HEAD')
    expect((await activity(stranger)).items[0]?.entry.kind).toBe('left')
    await server.db.updateTable('integration').set({ fetched_at: null }).execute()
    await acts.get(url)
    expect((await activity(stranger)).items[0]?.entry).toMatchObject({ kind: 'read', new: 0 })
  })

  it('tells how many where one act moves many', async () => {
    const other = await server.register({ role: 'ADMIN', agencyName: 'Moltes' })
    for (let at = 0; at < 6; at += 1) await published(server, other)
    await acts.channel(other, 'website_json', 'Web')
    const out = (await activity(other)).items.filter(({ entry }) => entry.kind === 'out')
    expect(out.map(({ entry }) => [entry.new, entry.home])).toEqual([[6, null]])
  })
})
