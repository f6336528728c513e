import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  ImportRunPage,
  Integration,
  IntegrationPatch,
  NotificationPage,
  RoomCounts,
} from '../../../../generated/model/index.ts'
import { startFeeds, type Feeds } from '../feed/feeds.fixture.ts'
import { feed } from '../kyero/fixture.ts'
import { fetchSource } from './fetch-source.ts'
import { json, sql } from '../../../db/index.ts'
import { fetchDue } from './fetch.service.ts'
import { startForeign } from './foreign.fixture.ts'

let feeds: Feeds
let foreign: Awaited<ReturnType<typeof startForeign>>
beforeAll(async () => {
  feeds = await startFeeds()
  foreign = await startForeign()
})
afterAll(async () => {
  await feeds.close()
  foreign.close()
})

const many = (count: number, more = ''): string =>
  feed([...Array.from({ length: count }, (_, at) => feeds.home(`h${at}`, { images: '' })), more])

const show = async (token: string, id: string): Promise<Integration> =>
  (await feeds.server.call('getIntegration', { token, params: { id } })).body as Integration

const patch = async (token: string, id: string, changes: Omit<IntegrationPatch, 'version'>) => {
  const { version } = await show(token, id)
  return feeds.server.call('updateIntegration', {
    token,
    params: { id },
    body: { version, ...changes },
  })
}

/** A source with an address, before its first file. */
async function source(
  token: string,
  changes: Omit<IntegrationPatch, 'version'> = {},
  provider = 'kyero',
): Promise<string> {
  const { status, body } = await feeds.server.call('createSource', {
    token,
    body: { provider, name: 'Web de la oficina' },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  const { id } = body as Integration
  const fetch = { url: `${foreign.url}/casas.xml`, every: 'hour' as const }
  const sent = await patch(token, id, { fetch, ...changes })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  return id
}

/** One time of the clock: fetches, reads what came, and says how the source stands. */
async function turn(token: string, id: string): Promise<Integration> {
  await fetchSource(feeds.server.deps, id)
  await feeds.server.runJobs()
  return show(token, id)
}

const runs = async (token: string, id: string): Promise<ImportRunPage['items']> =>
  (
    (await feeds.server.call('listImports', { token, query: { integrationId: id } }))
      .body as ImportRunPage
  ).items

const told = async (token: string): Promise<string[]> =>
  (
    (await feeds.server.call('listNotifications', { token, query: {} })).body as NotificationPage
  ).items
    .map(({ title }) => title)
    .filter((title) => title.includes('no trae nada bueno'))

/** Sources that the desk counts as broken. */
const countBroken = async (token: string): Promise<number> =>
  ((await feeds.server.call('countRooms', { token })).body as RoomCounts).items.find(
    ({ room, kind }) => room === 'integrations' && kind === 'broken',
  )?.count ?? 0

describe('a source that is fetched by itself', () => {
  it('is fetched within a minute of its address, becomes a run, and again when the file is another', async () => {
    const token = await feeds.agency()
    const id = await source(token)
    foreign.serve(many(3))
    await fetchDue(feeds.server.deps)
    await feeds.server.runJobs()
    const first = await show(token, id)
    expect(first).toMatchObject({
      homes: 3,
      health: 'ok',
      fetch: { outcome: 'taken', failure: null, failures: 0, hasSecret: false, every: 'hour' },
    })
    const wait = Date.parse(first.fetch?.nextAt ?? '') - Date.now()
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThan(2 * 3_600_000)
    expect(await runs(token, id)).toMatchObject([
      { trigger: 'schedule', byName: null, filename: 'casas.xml', status: 'done' },
    ])

    // The same file: asked for by its ETag, and no run.
    const same = await turn(token, id)
    expect(same.fetch).toMatchObject({ outcome: 'same', failures: 0 })
    expect(foreign.asked.at(-1)?.headers['if-none-match']).toBeTruthy()
    // The same file from a server that knows no ETag.
    const text = many(3)
    foreign.answer((_request, response) => void response.writeHead(200).end(text))
    expect((await turn(token, id)).fetch).toMatchObject({ outcome: 'same' })
    expect(await runs(token, id)).toHaveLength(1)

    foreign.serve(many(4))
    expect(await turn(token, id)).toMatchObject({ homes: 4, fetch: { outcome: 'taken' } })
    expect(await runs(token, id)).toHaveLength(2)
    expect((await feeds.portfolio(token)).total).toBe(4)
  })

  it('has a secret that can be sent, and says so where one cannot', async () => {
    const token = await feeds.agency()
    const id = await source(token)
    const odd = 'clave–2026'
    const words = 'La contraseña tiene un signo que no se puede enviar: escríbela otra vez.'
    expect((await patch(token, id, { secret: odd })).body).toEqual({ secret: words })
    expect((await patch(token, id, { secret: 'señal' })).status).toBe(200)
    // With a name it goes in letters that any header takes; without one it no longer can.
    const fetch = { url: `${foreign.url}/casas.xml` }
    const named = await patch(token, id, { fetch: { ...fetch, username: 'ana' }, secret: odd })
    expect(named.status).toBe(200)
    foreign.serve(many(3))
    expect(await turn(token, id)).toMatchObject({ homes: 3 })
    expect((await patch(token, id, { fetch })).status).toBe(200)
    expect((await turn(token, id)).fetch).toMatchObject({
      outcome: 'failed',
      failures: 1,
      failure: words,
    })
  })

  it('is fetched at once where its next time was noted while the clock ran a year ahead', async () => {
    const token = await feeds.agency()
    const id = await source(token)
    foreign.serve(many(3))
    await sql`update integration_fetch set next_at = next_at + interval '1 year'`.execute(
      feeds.server.db,
    )
    await fetchDue(feeds.server.deps)
    await feeds.server.runJobs()
    expect(await show(token, id)).toMatchObject({ homes: 3, fetch: { outcome: 'taken' } })
  })

  it('is not fetched by settings of which this version reads half, but waits', async () => {
    const token = await feeds.agency()
    const id = await source(token)
    const settings = (office: object) =>
      sql`update integration set settings = jsonb_set(settings, '{fetch}',
        (settings -> 'fetch') - 'office' || ${json(office)}) where id = ${id}`.execute(
        feeds.server.db,
      )
    await settings({ office: 'A' })
    foreign.serve(many(3))
    const asked = foreign.asked.length
    await fetchDue(feeds.server.deps)
    await feeds.server.runJobs()
    expect([foreign.asked.length, await runs(token, id)]).toEqual([asked, []])
    const waiting = () =>
      feeds.server.db.selectFrom('job').select('waits_for').where('key', '=', id).execute()
    expect(await waiting()).toEqual([
      { waits_for: expect.stringContaining('a version that knows') },
    ])
    expect((await feeds.server.call('runSource', { token, params: { id } })).status).toBe(503)
    await settings({})
    expect(await turn(token, id)).toMatchObject({ homes: 3 })
  })

  it('keeps its time while its address is unread, whatever else is set', async () => {
    const token = await feeds.agency()
    const id = await source(token)
    await sql`update integration set settings = jsonb_set(settings, '{fetch,url}',
      '{"host": "feeds.example"}') where id = ${id}`.execute(feeds.server.db)
    const { status } = await patch(token, id, { secret: 'pa:ss word' })
    expect(status).toBe(503)
    const { rows } = await sql<{ planned: boolean }>`select next_at is not null as planned
      from integration_fetch where integration_id = ${id}`.execute(feeds.server.db)
    expect(rows).toEqual([{ planned: true }])
  })

  it('unpacks what comes packed, and never more than 100 MB of it', async () => {
    const token = await feeds.agency()
    const id = await source(token)
    const send = (body: Buffer) =>
      foreign.answer(
        (_request, response) =>
          void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body)),
      )
    send(Buffer.from(many(2)))
    expect(await turn(token, id)).toMatchObject({ homes: 2 })
    send(Buffer.alloc(105 * 1024 * 1024, 32))
    expect((await turn(token, id)).fetch).toMatchObject({
      outcome: 'failed',
      failure: 'El archivo pasa de 100 MB.',
    })
    expect((await feeds.portfolio(token)).total).toBe(2)
  })

  it('sends user and password to the host they are for alone, and tells nobody', async () => {
    const token = await feeds.agency()
    const fetch = { url: `${foreign.url}/privado.xml`, username: 'oficina' }
    const id = await source(token, { fetch, secret: 'pa:ss word' })
    foreign.serve(many(1))
    const taken = await turn(token, id)
    const basic = `Basic ${Buffer.from('oficina:pa:ss word').toString('base64')}`
    expect(foreign.asked.at(-1)?.headers['authorization']).toBe(basic)
    expect(JSON.stringify(taken)).not.toContain('pa:ss')
    expect(taken.fetch).toMatchObject({ hasSecret: true, username: 'oficina', every: 'day' })
    const stored = await feeds.server.db.selectFrom('integration').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain('pa:ss')

    // A redirect to another host is followed without it.
    const other = await startForeign()
    other.serve(many(2))
    foreign.answer((_request, response) => {
      response
        .writeHead(302, { location: `${other.url.replace('127.0.0.1', 'localhost')}/x` })
        .end()
    })
    expect(await turn(token, id)).toMatchObject({ homes: 2 })
    expect(other.asked[0]?.headers['authorization']).toBeUndefined()
    other.close()

    // An address at another host, or at another port of it, forgets it.
    for (const url of ['http://localhost:1/x.xml', 'http://127.0.0.1:1/x.xml']) {
      await patch(token, id, { fetch, secret: 'pa:ss word' })
      expect((await show(token, id)).fetch).toMatchObject({ hasSecret: true })
      await patch(token, id, { fetch: { url, username: 'oficina' } })
      expect((await show(token, id)).fetch).toMatchObject({ hasSecret: false, outcome: null })
    }
  })

  it.each([
    [401, 'La dirección pide entrar y no acepta los datos que hay (401).'],
    [404, 'En la dirección ya no hay ningún archivo (404).'],
    [500, 'La dirección ha respondido con el error 500.'],
  ])('says in a sentence that it answered %i', async (status, failure) => {
    const token = await feeds.agency()
    const id = await source(token)
    foreign.answer((_request, response) => void response.writeHead(status).end())
    expect(await turn(token, id)).toMatchObject({
      health: 'attention',
      state: 'active',
      fetch: { outcome: 'failed', failure, failures: 1 },
    })
  })

  it('says that a file broke off, which is a failure of its address and no fault of ours', async () => {
    const token = await feeds.agency()
    const id = await source(token)
    foreign.answer((_request, response) => {
      response.writeHead(200, { 'content-length': 5_000_000 })
      response.write('<?xml version="1.0"?><root>', () => response.destroy())
    })
    expect(await turn(token, id)).toMatchObject({
      health: 'attention',
      fetch: {
        outcome: 'failed',
        failure: 'La dirección corta antes de enviar el archivo entero.',
        failures: 1,
      },
    })
  })

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '2130706433'])(
    'says that a redirect leads inside (%s), and asks nothing there',
    async (host) => {
      const token = await feeds.agency()
      const id = await source(token)
      const inner = await startForeign()
      foreign.answer((_request, response) => {
        response.writeHead(302, { location: inner.url.replace('127.0.0.1', host) }).end()
      })
      feeds.server.deps.config.privateHosts = false
      try {
        await fetchSource(feeds.server.deps, id)
      } finally {
        feeds.server.deps.config.privateHosts = true
      }
      expect((await show(token, id)).fetch?.failure).toMatch(/red interna/)
      expect(inner.asked).toEqual([])
      inner.close()
    },
  )

  it('fails after three times, leaves the portfolio alone, tells once, and mends itself', async () => {
    const token = await feeds.agency()
    const id = await source(token)
    foreign.serve(many(30))
    await turn(token, id)
    const before = await feeds.portfolio(token)
    // A broken file is rejected; the same one again is as bad.
    const broken = '<!doctype html><html><body>Mantenimiento</body></html>'
    foreign.answer((_request, response) => void response.writeHead(200).end(broken))
    const states = []
    const counts = []
    for (let time = 0; time < 4; time += 1) {
      states.push(await turn(token, id))
      counts.push(await countBroken(token))
    }
    expect(counts).toEqual([0, 0, 1, 1])
    expect(states.map(({ state, fetch }) => [state, fetch?.failures])).toEqual([
      ['active', 1],
      ['active', 2],
      ['failing', 3],
      ['failing', 4],
    ])
    expect(states[3]).toMatchObject({
      health: 'broken',
      fetch: { failure: 'Lo último que llegó se rechazó: mira la importación.' },
    })
    expect(await told(token)).toEqual(['Web de la oficina no trae nada bueno'])
    expect(await feeds.portfolio(token)).toEqual(before)
    // A file with too few homes is a question, and no good file either.
    foreign.serve(many(10))
    expect((await turn(token, id)).fetch?.failures).toBe(5)
    expect(await feeds.portfolio(token)).toEqual(before)
    foreign.serve(many(31))
    expect(await turn(token, id)).toMatchObject({
      state: 'active',
      health: 'ok',
      fetch: { failures: 0, failure: null },
    })
    expect(await told(token)).toHaveLength(1)
  })

  it('takes a smaller file where it is set to, and withdraws after as many files as it is set to', async () => {
    const token = await feeds.agency()
    const id = await source(token, { feed: { minRatio: 20, missingRuns: 3 } })
    foreign.serve(many(10))
    await turn(token, id)
    const states: string[] = []
    for (const count of [5, 4, 3]) {
      foreign.serve(many(count))
      expect(await turn(token, id)).toMatchObject({ homes: count })
      states.push(...((await feeds.states(token))['REF-h9']?.split(' ') ?? []))
    }
    expect(states).toEqual(['draft', 'draft', 'withdrawn'])
    // The undo of the last file gives each its count back.
    const [last] = await runs(token, id)
    await feeds.undo(token, last?.id ?? '')
    expect((await feeds.states(token))['REF-h9']).toBe('draft')
    foreign.serve(many(2))
    await turn(token, id)
    expect((await feeds.states(token))['REF-h9']).toBe('withdrawn')
  })

  it('is fetched whatever its address and what comes with it are written with', async () => {
    const token = await feeds.agency()
    for (const path of ['/%E0%A4%A', '/a%00b.xml', '/%ff/']) {
      foreign.answer((_request, response) =>
        response
          .writeHead(200, { etag: `"${'x'.repeat(6000)}"`, 'last-modified': 'mai' })
          .end(many(2)),
      )
      const name = { provider: 'kyero' as const, name: path }
      const { body } = await feeds.server.call('createSource', { token, body: name })
      const { id } = body as Integration
      await patch(token, id, { fetch: { url: `${foreign.url}${path}` } })
      expect([path, (await turn(token, id)).fetch?.outcome]).toEqual([path, 'taken'])
      expect((await runs(token, id)).map(({ status }) => status)).toEqual(['done'])
    }
  })

  it('stops with its address, and is fetched now when somebody asks', async () => {
    const token = await feeds.agency()
    const id = await source(token)
    foreign.serve(many(1))
    const ask = () => feeds.server.call('runSource', { token, params: { id } })
    expect((await ask()).status).toBe(202)
    await feeds.server.runJobs()
    expect(await show(token, id)).toMatchObject({ homes: 1, fetch: { outcome: 'taken' } })
    // From when it is asked for until it came, a screen knows that it is on its way.
    expect(await ask()).toMatchObject({ body: { fetch: { outcome: null } } })
    foreign.answer((_request, response) => {
      void show(token, id).then(({ fetch }) => {
        expect(fetch?.outcome).toBeNull()
        response.writeHead(304).end()
      })
    })
    await feeds.server.runJobs()
    expect(await show(token, id)).toMatchObject({ fetch: { outcome: 'same' } })
    await patch(token, id, { fetch: {} })
    expect(await show(token, id)).toMatchObject({ fetch: null })
    const count = foreign.asked.length
    await turn(token, id)
    expect(foreign.asked).toHaveLength(count)
    const again = await feeds.server.call('runSource', { token, params: { id } })
    expect(again).toMatchObject({ status: 406 })
  })
})

it.each([
  ['casas.xml', /no es una dirección/],
  ['ftp://x.example/casas.xml', /https/],
  ['http://x.example/casas.xml', /https/],
  ['https://user:pass@x.example/casas.xml', /en sus campos/],
  ['https://192.168.1.4/casas.xml', /red interna/],
  ['https://servidor.local/casas.xml', /red interna/],
])('%s is refused at its field', async (url, words) => {
  const token = await feeds.agency()
  const id = await source(token)
  feeds.server.deps.config.privateHosts = false
  try {
    expect(await patch(token, id, { fetch: { url } })).toMatchObject({
      status: 400,
      body: { 'fetch.url': expect.stringMatching(words) },
    })
  } finally {
    feeds.server.deps.config.privateHosts = true
  }
})

it('a table is not fetched: somebody says what its columns hold', async () => {
  const token = await feeds.agency()
  const id = await source(token)
  await feeds.server.db
    .updateTable('integration')
    .set({ provider: 'csv' })
    .where('id', '=', id)
    .execute()
  expect(await patch(token, id, { fetch: { url: `${foreign.url}/casas.csv` } })).toMatchObject({
    status: 400,
    body: { 'fetch.url': expect.stringMatching(/no se trae sola/) },
  })
})

it('belongs to its agency, and a channel out has none of it', async () => {
  const [token, stranger] = [await feeds.agency(), await feeds.agency()]
  const id = await source(token)
  const call = { token: stranger, params: { id } }
  expect((await feeds.server.call('runSource', call)).status).toBe(404)
  expect(await runs(stranger, id)).toEqual([])
  const twin = await feeds.server.call('createSource', {
    token,
    body: { provider: 'kyero', name: 'WEB de la oficina' },
  })
  expect(twin).toMatchObject({ status: 400, body: { name: expect.any(String) } })
  const out = (
    await feeds.server.call('createIntegration', {
      token,
      body: { provider: 'kyero', name: 'Out' },
    })
  ).body as Integration
  for (const changes of [{ fetch: { url: 'https://x.example/' } }, { secret: 'x' }])
    expect((await patch(token, out.id, changes)).status).toBe(400)
  expect((await feeds.server.call('runSource', { token, params: { id: out.id } })).status).toBe(404)
})
