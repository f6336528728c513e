import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  ChannelRetry,
  ChannelTest,
  Integration,
  IntegrationLogPage,
  NotificationPage,
  PublicationHome,
} from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import { complete, published } from '../../property/testing/homes.fixture.ts'
import { drive } from './drive.ts'
import { dueChannels } from './push.repository.ts'
import { KEY, sendingAhead } from './sending.fixture.ts'

const MINUTE = 60_000

const desk = await sendingAhead()
const { server, portal, clock, today, read, patch, sending, put, save, stateOf, calls, later } =
  desk
afterAll(() => desk.stop())
beforeEach(desk.anew)

const log = (who: Person, id: string) =>
  today(async () => {
    const call = { token: who.token, params: { id } }
    return ((await server.call('listIntegrationLog', call)).body as IntegrationLogPage).items
  })

describe('a channel that sends', () => {
  it('wants a key first, keeps it sealed, tells its end alone', async () => {
    const boss = await server.register({ role: 'ADMIN' })
    const body = { provider: 'fotocasa', name: 'Fotocasa' } as const
    const { id } = (await server.call('createIntegration', { token: boss.token, body }))
      .body as Integration
    expect((await patch(boss, id, { state: 'active' })).body).toEqual({
      apiKey: expect.any(String),
    })
    const { body: after } = await patch(boss, id, { apiKey: KEY })
    expect(after).toMatchObject({ sends: true, keyHint: '…cdef', state: 'draft' })
    const rows = await server.db.selectFrom('integration').selectAll().execute()
    const all = JSON.stringify([rows, await log(boss, id), after])
    expect(all).not.toContain(KEY)
    expect(
      Buffer.concat(rows.map(({ api_key: key }) => key ?? Buffer.of())).toString(),
    ).not.toContain(KEY)
    const address = { token: boss.token, params: { id } }
    expect((await server.call('createIntegrationAddress', address)).status).toBe(406)
    const kyero = { provider: 'kyero', name: 'K' } as const
    const other = (await server.call('createIntegration', { token: boss.token, body: kyero }))
      .body as Integration
    expect((await patch(boss, other.id, { apiKey: KEY })).body).toEqual({
      apiKey: expect.any(String),
    })
  })

  it('is out once the portal has said yes, is sent once, and leaves when it is withdrawn', async () => {
    const { boss, id } = await sending()
    portal.be({ status: 500 })
    const home = await published(server, boss)
    await server.runJobs()
    expect(await stateOf(boss, id, home.id)).toMatchObject({
      state: 'queued',
      sending: { tries: 1 },
    })
    portal.be('good')
    await later(id, 2 * MINUTE)
    expect(await stateOf(boss, id, home.id)).toMatchObject({
      state: expect.stringMatching(/^published/),
      sending: { waits: 'none', tries: 0, nextAt: null, answer: null },
    })
    expect(portal.homes.get(home.id)).toMatchObject({ AgencyReference: home.ref })
    const before = portal.heard.length
    await save(boss, home.id, { texts: { ...complete.texts, internalNotes: 'Nada que se vea' } })
    await server.call('runIntegration', { token: boss.token, params: { id } })
    await server.runJobs()
    expect(portal.heard).toHaveLength(before)
    await save(boss, home.id, { layout: { ...complete.layout, bathrooms: 3 } })
    await server.runJobs()
    expect(calls(home.id).at(-1)).toBe('PUT')
    expect((await put(boss, home.id, 'withdrawn')).status).toBe(200)
    await server.runJobs()
    expect([portal.homes.size, calls(home.id).at(-1)]).toEqual([0, 'DELETE'])
    expect(
      await server.db
        .selectFrom('publication_push')
        .selectAll()
        .where('integration_id', '=', id)
        .execute(),
    ).toEqual([])
  })

  it('waits for an edit where the portal refuses a home, and says its words', async () => {
    const { boss, id } = await sending()
    portal.be({ status: 422, body: '{"Message":"ZipCode <b>is</b> wrong"}' })
    const home = await published(server, boss)
    await server.runJobs()
    const refused = await stateOf(boss, id, home.id)
    expect(refused).toMatchObject({
      state: 'error',
      sending: {
        waits: 'edit',
        nextAt: null,
        answer: expect.stringContaining('ZipCode <b>is</b> wrong'),
      },
    })
    expect(await read(boss, id)).toMatchObject({ health: 'attention', counts: { error: 1 } })
    await later(id, 24 * 60 * MINUTE)
    expect(calls(home.id)).toHaveLength(1)
    portal.be('good')
    await save(boss, home.id, { layout: { ...complete.layout, bathrooms: 3 } })
    await server.runJobs()
    expect(portal.homes.has(home.id)).toBe(true)
  })

  it('stops at a refused key, tells the ADMIN once, and goes on with another', async () => {
    const { boss, id } = await sending('wrong-key-0000')
    const [one, two] = [await published(server, boss), await published(server, boss)]
    await server.runJobs()
    await later(id, 60 * MINUTE)
    await server.runJobs()
    expect(await read(boss, id)).toMatchObject({
      state: 'failing',
      health: 'broken',
      refusal: { kind: 'key', until: null },
    })
    const news = (await server.call('listNotifications', { token: boss.token }))
      .body as NotificationPage
    expect(news.items.filter(({ href }) => href.endsWith(id))).toHaveLength(1)
    expect((await log(boss, id)).filter(({ kind }) => kind === 'key_refused')).toHaveLength(1)
    expect(portal.heard.length).toBeLessThan(5)
    await patch(boss, id, { apiKey: KEY })
    expect([...portal.homes.keys()].sort()).toEqual([one.id, two.id].sort())
    expect(await read(boss, id)).toMatchObject({ state: 'active', refusal: null })
  })

  it('is slow with a portal that is busy, keeps Retry-After, and leaves it alone after 20 failures', async () => {
    const { boss, id } = await sending()
    portal.be({ status: 429, headers: { 'retry-after': '600' } })
    const home = await published(server, boss)
    await server.runJobs()
    const first = portal.heard.length
    await later(id, 9 * MINUTE)
    expect(portal.heard).toHaveLength(first)
    await later(id, 2 * MINUTE)
    expect(portal.heard.length).toBeGreaterThan(first)
    portal.be({ status: 503 })
    for (let n = 0; n < 25; n += 1) await later(id, 30 * 60 * MINUTE)
    expect(await read(boss, id)).toMatchObject({ state: 'failing', refusal: { kind: 'silent' } })
    expect((await log(boss, id)).filter(({ kind }) => kind === 'silent')).toHaveLength(1)
    const tried = portal.heard.length
    await drive(server.deps, id)
    await later(id, 10 * MINUTE)
    expect(portal.heard).toHaveLength(tried)
    portal.be('good')
    await later(id, 30 * 60 * MINUTE)
    expect(portal.homes.has(home.id)).toBe(true)
    expect(await read(boss, id)).toMatchObject({ state: 'active', refusal: null })
  })

  it('sends four at a time, one while it fails; removals before prices before the rest', async () => {
    const { boss, id } = await sending()
    await patch(boss, id, { state: 'paused' })
    const all = []
    for (let n = 0; n < 6; n += 1) all.push(await published(server, boss))
    const gate = Promise.withResolvers<'good'>()
    portal.mostBusy()
    portal.be(() => gate.promise)
    const activated = patch(boss, id, { state: 'active' })
    await expect.poll(portal.busy).toBe(4)
    gate.resolve('good')
    await activated
    expect([portal.mostBusy(), portal.homes.size]).toEqual([4, 6])
    const [sold, dearer, edited] = all.map(({ id: home }) => home) as [string, string, string]
    portal.be({ status: 500 })
    await save(boss, edited, { layout: { ...complete.layout, bathrooms: 3 } })
    await server.runJobs()
    const offers = [{ ...complete.basics.offers[0], operation: 'V', price: 99_900_000 }]
    const call = { token: boss.token, params: { id: dearer } }
    const { version } = (await server.call('getProperty', call)).body as { version: number }
    const body = { version, basics: { ...complete.basics, offers } } as never
    await server.call('updateProperty', { ...call, body })
    await put(boss, sold, 'withdrawn')
    portal.heard.length = 0
    portal.be('good')
    portal.mostBusy()
    await later(id, 30 * MINUTE)
    expect(portal.heard.map(({ id: home }) => home)).toEqual([sold, dearer, edited])
    expect(portal.mostBusy()).toBeLessThan(4)
  })

  it('retries a removal until it holds, also once the channel has ended', async () => {
    const { boss, id } = await sending()
    const home = await published(server, boss)
    await server.runJobs()
    expect(portal.homes.size).toBe(1)
    portal.be({ status: 400 })
    await server.call('deleteIntegration', { token: boss.token, params: { id } })
    await server.runJobs()
    for (let n = 0; n < 5; n += 1) await later(id, 30 * 60 * MINUTE)
    expect(calls(home.id).filter((method) => method === 'DELETE').length).toBe(6)
    expect(
      (await dueChannels(server.db, new Date(Date.now() + clock.ahead + 30 * 60 * MINUTE))).map(
        (one) => one.id,
      ),
    ).toContain(id)
    portal.be('good')
    await later(id, 30 * 60 * MINUTE)
    expect(portal.homes.size).toBe(0)
    const row = await server.db
      .selectFrom('integration')
      .select('api_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.api_key).toBeNull()
  })

  it('paused sends nothing new, and still takes out what is sold', async () => {
    const { boss, id } = await sending()
    const home = await published(server, boss)
    await server.runJobs()
    await patch(boss, id, { state: 'paused' })
    const second = await published(server, boss)
    await put(boss, home.id, 'withdrawn')
    await server.runJobs()
    expect([portal.homes.size, calls(second.id)]).toEqual([0, []])
    await patch(boss, id, { state: 'active' })
    expect(portal.homes.has(second.id)).toBe(true)
  })

  it('held keeps what is out; what is sold leaves; released it goes on', async () => {
    const { boss, id } = await sending()
    const [kept, sold] = [await published(server, boss), await published(server, boss)]
    await server.runJobs()
    const call = { token: boss.token, params: { id } }
    expect((await server.call('holdIntegration', call)).body).toMatchObject({
      heldSince: expect.any(String),
    })
    await save(boss, kept.id, { layout: { ...complete.layout, bathrooms: 3 } })
    await put(boss, sold.id, 'withdrawn')
    await server.runJobs()
    expect([calls(kept.id), portal.homes.has(sold.id)]).toEqual([['POST'], false])
    await server.call('releaseIntegration', call)
    await server.runJobs()
    expect(calls(kept.id)).toEqual(['POST', 'PUT'])
  })

  const told = { addressVisibility: 'full', geoPrecision: 'exact' } as const
  /** Homes whose house is told. */
  const open = { ...complete, location: { ...complete.location, ...told } }
  /** From now on only its street is. */
  const narrows = (boss: Person, home: string) =>
    save(boss, home, { location: { ...open.location, addressVisibility: 'street' } })
  const isTold = (home: string) => /"Number":"/.test(JSON.stringify(portal.homes.get(home)))

  it.each(['paused', 'held'])(
    '%s it tells no more of a house than its agency does by now',
    async (how) => {
      const { boss, id } = await sending()
      const [home, other] = [await published(server, boss, open), await published(server, boss)]
      await server.runJobs()
      expect(isTold(home.id)).toBe(true)
      if (how === 'paused') await patch(boss, id, { state: 'paused' })
      else await server.call('holdIntegration', { token: boss.token, params: { id } })
      await save(boss, other.id, { layout: { ...complete.layout, bathrooms: 3 } })
      await narrows(boss, home.id)
      await server.runJobs()
      expect([calls(home.id), calls(other.id)]).toEqual([['POST', 'PUT'], ['POST']])
      expect([portal.homes.has(home.id), isTold(home.id)]).toEqual([true, false])
    },
  )

  it('is taken out where the portal refuses it with less, and waits there for an edit', async () => {
    const { boss, id } = await sending()
    const home = await published(server, boss, open)
    await server.runJobs()
    portal.be(({ method }) => (method === 'PUT' ? { status: 422, body: 'no street' } : 'good'))
    await narrows(boss, home.id)
    await server.runJobs()
    expect([portal.homes.has(home.id), calls(home.id)]).toEqual([false, ['POST', 'PUT', 'DELETE']])
    expect(await stateOf(boss, id, home.id)).toMatchObject({
      state: 'error',
      sending: { waits: 'edit', answer: expect.stringContaining('no street') },
    })
    portal.be('good')
    await save(boss, home.id, { layout: { ...complete.layout, bathrooms: 3 } })
    await server.runJobs()
    expect(portal.homes.has(home.id)).toBe(true)
  })

  it('is not believed at once when a portal that has a home says it has none', async () => {
    const { boss, id } = await sending()
    const home = await published(server, boss)
    await server.runJobs()
    portal.be({ status: 404, body: 'no such address' })
    await put(boss, home.id, 'withdrawn')
    await server.runJobs()
    await later(id, 2 * MINUTE)
    portal.be('good')
    await later(id, 5 * MINUTE)
    expect(portal.homes.size).toBe(0)
    // One that says so for over an hour has none.
    const gone = await published(server, boss)
    await today(() => server.runJobs())
    await drive(server.deps, id)
    portal.homes.delete(gone.id)
    await put(boss, gone.id, 'withdrawn')
    for (let n = 0; n < 6; n += 1) await later(id, 80 * MINUTE)
    expect(calls(gone.id).filter((method) => method === 'DELETE')).toHaveLength(5)
    const rows = await server.db
      .selectFrom('publication_push')
      .selectAll()
      .where('integration_id', '=', id)
      .execute()
    expect(rows).toEqual([])
  })

  it('tries what failed again when somebody asks, and looks at the key', async () => {
    const { boss, id } = await sending()
    portal.be({ status: 400, body: 'no' })
    const home = await published(server, boss)
    await server.runJobs()
    const call = { token: boss.token, params: { id } }
    const test = (await server.call('checkIntegration', call)).body as ChannelTest
    expect(test).toMatchObject({ ok: false })
    portal.be('good')
    const good = (await server.call('checkIntegration', call)).body as ChannelTest
    expect(good.checks.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'state ok',
      'homes warning',
      'key ok',
      'answer ok',
      'portal warning',
    ])
    expect((await server.call('repeatPublications', call)).body as ChannelRetry).toEqual({
      homes: 1,
    })
    await server.runJobs()
    expect(portal.homes.has(home.id)).toBe(true)
    portal.homes.clear()
    const one = { token: boss.token, params: { id, propertyId: home.id } }
    const again = (await server.call('repeatPublication', one)).body as PublicationHome
    expect(again.sending).toMatchObject({ waits: 'none' })
  })
})
