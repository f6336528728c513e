import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  ChannelRetry,
  ChannelTest,
  Integration,
  IntegrationLogPage,
  NotificationPage,
  PublicationHome,
  PublicationHomePage,
} from '../../../../generated/model/index.ts'
import { inTransaction } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { complete, published } from '../../property/testing/homes.fixture.ts'
import { drive } from './drive.ts'
import { dueChannels, take } from './push.repository.ts'
import { KEY, serverBesideFotocasa } from './sending.fixture.ts'
import { pauseAfter, retryAfter, verdictOf, wordsOf } from './verdict.ts'

const MINUTE = 60_000

type Beside = Awaited<ReturnType<typeof serverBesideFotocasa>>

let server: TestServer
let portal: Beside['portal']
let stop: Beside['stop']
/** Milliseconds that the server's clock runs ahead. */
let ahead = 0

beforeAll(async () => {
  ;({ server, portal, stop } = await serverBesideFotocasa({
    now: () => new Date(Date.now() + ahead),
  }))
}, 120_000)
afterAll(() => stop())
beforeEach(() => {
  ahead = 0
  portal.be('good')
  portal.homes.clear()
  portal.heard.length = 0
})

/** Asks by today's clock, since nobody stays signed in for so long. */
async function today<T>(ask: () => Promise<T>): Promise<T> {
  const was = ahead
  ahead = 0
  return ask().finally(() => (ahead = was))
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
/** An agency with an active channel to Fotocasa. */
async function sending(apiKey = KEY) {
  const boss = await server.register({ role: 'ADMIN' })
  const body = { provider: 'fotocasa', name: 'Fotocasa' } as const
  const made = await server.call('createIntegration', { token: boss.token, body })
  const { id } = made.body as Integration
  await patch(boss, id, { apiKey })
  await patch(boss, id, { state: 'active' })
  return { boss, id }
}
const list = async (who: Person, id: string) =>
  (await server.call('listPublicationHomes', { token: who.token, params: { id } }))
    .body as PublicationHomePage
const stateOf = async (who: Person, id: string, home: string) =>
  (await list(who, id)).items.find(({ propertyId }) => propertyId === home)
const put = async (who: Person, id: string, status: string) => {
  const call = { token: who.token, params: { id } }
  const { version } = (await server.call('getProperty', call)).body as { version: number }
  return server.call('changePropertyStatus', { ...call, body: { version, status } as never })
}
const save = async (who: Person, id: string, changes: object) => {
  const call = { token: who.token, params: { id } }
  const { version } = (await server.call('getProperty', call)).body as { version: number }
  const reply = await server.call('updateProperty', { ...call, body: { version, ...changes } })
  expect(reply.status).toBe(200)
}
const log = (who: Person, id: string) =>
  today(async () => {
    const call = { token: who.token, params: { id } }
    return ((await server.call('listIntegrationLog', call)).body as IntegrationLogPage).items
  })
const calls = (of: string) => portal.heard.filter(({ id }) => id === of).map(({ method }) => method)
/** The clock goes on, and what is due is done. */
const later = async (id: string, ms: number) => {
  ahead += ms
  await drive(server.deps, id)
}

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
    await vi.waitFor(() => expect(portal.busy()).toBe(4), { timeout: 20_000 })
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
      (await dueChannels(server.db, new Date(Date.now() + ahead + 30 * 60 * MINUTE))).map(
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

describe('a process that dies', () => {
  it('in any step leaves no home twice and none behind', async () => {
    const { boss, id } = await sending()
    portal.be('die')
    const all: string[] = []
    for (let n = 0; n < 8; n += 1) all.push((await published(server, boss)).id)
    await server.runJobs()
    const clock = () => new Date(Date.now() + ahead)
    const taken = () =>
      inTransaction(server.db, (trx) =>
        take(trx, id, {
          width: 4,
          sends: true,
          now: clock(),
          until: new Date(clock().getTime() + 90_000),
        }),
      )
    // Before the call; after the portal's yes, which nobody hears; in the middle of an answer.
    ahead += 30 * 60 * MINUTE
    expect((await taken()).length).toBe(4)
    portal.be('die')
    await later(id, 30 * 60 * MINUTE)
    portal.be((call) => (call.id < (all[4] ?? '') ? 'die' : 'good'))
    await later(id, 30 * 60 * MINUTE)
    await put(boss, all[0] ?? '', 'withdrawn')
    await put(boss, all[1] ?? '', 'withdrawn')
    portal.be('die')
    await server.runJobs()
    ahead += 30 * 60 * MINUTE
    await taken()
    portal.be('good')
    // A removal that was done and not heard of is "not there" for an hour before it is believed.
    for (let n = 0; n < 8; n += 1) await later(id, 30 * 60 * MINUTE)
    expect([...portal.homes.keys()].sort()).toEqual(all.slice(2).sort())
    for (const home of all) {
      const made = portal.heard.filter(
        (call) => call.id === home && call.done && call.method === 'POST',
      )
      expect(made).toHaveLength(1)
    }
    const rows = await server.db
      .selectFrom('publication_push')
      .selectAll()
      .where('integration_id', '=', id)
      .execute()
    expect(rows.map(({ waits }) => waits)).toEqual(all.slice(2).map(() => 'none'))
  })

  it('a portal that hangs is given up after its time and asked again', async () => {
    const { boss, id } = await sending()
    portal.be('hang')
    const home = await published(server, boss)
    // Twenty seconds go by at once.
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100))
    await server.runJobs()
    expect(patience).toHaveBeenCalledWith(20_000)
    patience.mockRestore()
    expect(await stateOf(boss, id, home.id)).toMatchObject({
      state: 'queued',
      sending: { tries: 1 },
    })
    portal.be('good')
    await later(id, 2 * MINUTE)
    expect(portal.homes.has(home.id)).toBe(true)
  })
})

describe('what an answer means', () => {
  const now = new Date('2026-06-01T10:00:00Z')
  const answer = (status: number, text = '', headers = {}) => ({ status, text, headers })

  it.each([
    [200, false, 'ok'],
    [400, false, 'refused'],
    [422, false, 'refused'],
    [404, true, 'absent'],
    [400, true, 'failed'],
    [401, true, 'key'],
    [403, false, 'key'],
    [429, false, 'failed'],
    [302, false, 'refused'],
    [500, false, 'failed'],
  ])('%s (removing: %s) is %s', (status, removing, kind) => {
    expect(verdictOf(answer(status), removing, now).kind).toBe(kind)
  })

  it('pauses grow from half a minute to a day, a fifth more or less', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((tries) => pauseAfter(tries, 0.5) / 1000)).toEqual([
      30, 120, 600, 3600, 14_400, 43_200, 86_400, 86_400,
    ])
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([24_000, 36_000])
  })

  it('Retry-After is seconds or a date, a day at most', () => {
    expect(retryAfter('120', now)).toBe(120_000)
    expect(retryAfter('Mon, 01 Jun 2026 10:01:00 GMT', now)).toBe(60_000)
    expect(retryAfter('999999999', now)).toBe(86_400_000)
    expect([retryAfter(undefined, now), retryAfter('soon', now)]).toEqual([null, null])
  })

  it('its words are those of its JSON, or its text, and not more than a few', () => {
    expect(wordsOf('{"Message":"a","Errors":["b",{"c":"d"}]}')).toBe('a · b · d')
    expect(wordsOf('<html><b>Bad</b> gateway</html>')).toBe('Bad gateway')
    expect(wordsOf('x'.repeat(9000))).toHaveLength(300)
  })
})
