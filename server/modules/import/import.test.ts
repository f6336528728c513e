import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { sweepFeeds } from './feed/files.ts'
import { startFeeds, type Feeds } from './feed/feeds.fixture.ts'
import { feed } from './kyero/fixture.ts'

let feeds: Feeds
beforeAll(async () => {
  feeds = await startFeeds()
})
afterAll(() => feeds.close())

const two = (tags: Record<string, string> = {}): string =>
  feed([
    feeds.home('a', tags),
    feeds.home('b', {
      town: 'Palma',
      images:
        `<image id="1"><url>${feeds.base}/01 a.jpg</url></image><image id="2">` +
        `<url>${feeds.base}/gone.jpg</url></image>`,
    }),
  ])

describe('a run', () => {
  it('creates the homes, fetches their pictures, publishes them, and reports', async () => {
    const token = await feeds.agency()
    const done = await feeds.run(token, two())
    expect(done).toMatchObject({
      status: 'done',
      canUndo: true,
      waiting: 0,
      totals: { received: 2, created: 2, errors: 0 },
    })
    expect(await feeds.states(token)).toEqual({ 'REF-a': 'active', 'REF-b': 'active' })
    const b = await feeds.open(token, 'REF-b')
    expect(b.media).toHaveLength(1)
    expect(b.source).toBe('OTHER')
    expect(b.externalIds).toContainEqual({ system: 'kyero', id: 'b' })
  })

  it('notes in the profile that the homes have been brought, not for a trial', async () => {
    const admin = await feeds.server.register({ role: 'ADMIN' })
    const profile = async () =>
      (await feeds.server.call('getUser', { token: admin.token, params: { id: admin.profile.id } }))
        .body
    await feeds.run(admin.token, two(), { dryRun: true })
    expect(await profile()).toMatchObject({ imported_properties: false })
    await feeds.run(admin.token, feed([feeds.home('x', { type: 'Spaceship' })]))
    expect(await profile()).toMatchObject({ imported_properties: false })
    await feeds.run(admin.token, two())
    expect(await profile()).toMatchObject({ imported_properties: true })
  })

  it('waits for a table that somebody holds, and does not say that the file is bad', async () => {
    const token = await feeds.agency()
    const { db, runJobs } = feeds.server
    await sql`create function held() returns trigger language plpgsql as
      $$ begin raise exception 'lock timeout' using errcode = '55P03'; end $$`.execute(db)
    await sql`create trigger held before insert on property for each row
      execute function held()`.execute(db)
    const held = await feeds.run(token, two())
    const job = await sql`select outage, attempts - put_back as tries from job
      where kind = 'import.run'`.execute(db)
    await sql`drop trigger held on property`.execute(db)
    expect([held.status, job.rows]).toEqual(['running', [{ outage: 'database', tries: 0 }]])
    await sql`update job set run_at = now() where kind = 'import.run'`.execute(db)
    await runJobs()
    expect(await feeds.read(token, held.id)).toMatchObject({
      status: 'done',
      totals: { received: 2, created: 2, errors: 0 },
    })
  })

  it('changes nothing the second time', async () => {
    const token = await feeds.agency()
    await feeds.run(token, two())
    const before = (await feeds.portfolio(token)).items
    expect((await feeds.run(token, two())).totals).toMatchObject({
      received: 2,
      created: 0,
      updated: 0,
      unchanged: 2,
    })
    expect((await feeds.portfolio(token)).items).toEqual(before)
  })

  it('takes a new price and keeps what the agent added', async () => {
    const token = await feeds.agency()
    await feeds.run(token, two())
    const mine = await feeds.open(token, 'REF-a')
    const body = { version: mine.version, layout: { ...mine.layout, usable: 120 } }
    await feeds.server.call('updateProperty', { params: { id: mine.id }, token, body })
    const done = await feeds.run(token, two({ price: '650000' }))
    expect(done.totals).toMatchObject({ updated: 1, unchanged: 1 })
    const after = await feeds.open(token, 'REF-a')
    expect(after.basics.offers[0]?.price).toBe(65_000_000)
    expect(after.layout).toMatchObject({ built: 145, usable: 120 })
    expect(
      (await feeds.report(token, done.id)).find((item) => item.externalId === 'a')?.changed,
    ).toEqual(['basics.offers'])
  })

  it('tries everything and changes nothing in a dry run, which says of missing homes what a run would', async () => {
    const token = await feeds.agency()
    const tried = await feeds.run(token, two(), { dryRun: true })
    expect(tried).toMatchObject({
      status: 'done',
      dryRun: true,
      canUndo: false,
      waiting: 0,
      totals: { created: 2 },
    })
    expect((await feeds.portfolio(token)).total).toBe(0)
    const five = ['a', 'b', 'c', 'd', 'e']
    await feeds.run(token, feed(five.map((id) => feeds.home(id))))
    const before = (await feeds.portfolio(token)).items
    const less = feed(five.slice(1).map((id) => feeds.home(id)))
    expect((await feeds.run(token, less, { dryRun: true })).totals).toMatchObject({
      unchanged: 4,
      missing: 1,
    })
    expect((await feeds.run(token, less)).totals).toMatchObject({ unchanged: 4, missing: 1 })
    expect((await feeds.portfolio(token)).items).toEqual(before)
  })

  it('gives a home another reference when its own is taken, and says so', async () => {
    const token = await feeds.agency()
    await feeds.server.call('createProperty', {
      token,
      body: { basics: { type: 'vivienda', ref: 'REF-a', offers: [{ operation: 'V' }] } },
    })
    const line = (await feeds.report(token, (await feeds.run(token, two())).id)).find(
      (item) => item.externalId === 'a',
    )
    expect(line?.action).toBe('created')
    expect(line?.issues.some((issue) => issue.field === 'ref')).toBe(true)
  })

  it('lets one bad home not stop the others, and reports it in the language asked', async () => {
    const token = await feeds.agency()
    const done = await feeds.run(
      token,
      feed([feeds.home('a', { type: 'Spaceship' }), feeds.home('b')]),
    )
    expect(done.totals).toMatchObject({ created: 1, skipped: 1 })
    const { body } = await feeds.server.call('listImportItems', {
      params: { id: done.id },
      token,
      lang: 'de',
    })
    expect(JSON.stringify(body)).toContain('Objektart')
  })

  it('makes one home of the same id twice', async () => {
    const token = await feeds.agency()
    expect((await feeds.run(token, feed([feeds.home('a'), feeds.home('a')]))).totals).toMatchObject(
      { received: 1, created: 1 },
    )
  })
})

describe('the gate: nothing is changed and the reason is said', () => {
  it.each([
    ['an empty feed', () => feed([])],
    ['a broken file', () => two().slice(0, -20)],
    ['another format', () => '<xml><a/></xml>'],
    ['no XML', () => 'PK not xml'],
    [
      'an outer entity',
      () =>
        '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><root><property><id>&x;</id></property></root>',
    ],
    ['half of the homes', () => feed([feeds.home('a')])],
  ])('%s', async (_name, xml) => {
    const token = await feeds.agency()
    await feeds.run(token, two())
    const before = (await feeds.portfolio(token)).items
    const done = await feeds.run(token, xml())
    expect(done.status).toBe('rejected')
    expect(done.rejectedReason).toMatch(/No se ha cambiado nada/)
    expect((await feeds.portfolio(token)).items).toEqual(before)
  })
})

it('is the business of an ADMIN of the agency', async () => {
  const token = await feeds.agency()
  const { id } = await feeds.run(token, two())
  const stranger = await feeds.agency()
  for (const operation of ['getImport', 'listImportItems', 'undoImport', 'repeatImport'] as const) {
    const body = operation === 'repeatImport' ? { body: {} } : {}
    expect(
      (await feeds.server.call(operation, { params: { id }, token: stranger, ...body })).status,
      operation,
    ).toBe(404)
  }
})

it('keeps a feed while its run can be undone, and no upload that a crash cut off', async () => {
  const { server } = feeds
  const day = 86_400_000
  const token = await feeds.agency()
  const { id } = await feeds.run(token, feed([feeds.home('kept')]))
  const { file_key } = await server.db
    .selectFrom('import_run')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { key: cutOff } = await server.deps.files.put(Buffer.from('half a feed'))
  const sweepIn = (ms: number) =>
    sweepFeeds({ ...server.deps, now: () => new Date(Date.now() + ms) })
  await sweepIn(0)
  expect([
    await server.deps.files.exists(file_key),
    await server.deps.files.exists(cutOff),
  ]).toEqual([true, true])
  await sweepIn(2 * 3_600_000)
  expect([
    await server.deps.files.exists(file_key),
    await server.deps.files.exists(cutOff),
  ]).toEqual([true, false])
  await sweepIn(31 * day)
  expect(await server.deps.files.exists(file_key)).toBe(false)
})

it('leads back as well as on: of runs, and of the homes of one', async () => {
  const token = await feeds.agency()
  const [older, newer] = [await feeds.run(token, two()), await feeds.run(token, two())]
  const there = async (operation: 'listImports' | 'listImportItems', params: { id: string }) => {
    const page = async (cursor?: string | null) =>
      (
        await feeds.server.call(operation, {
          token,
          params,
          query: { limit: 1, ...(cursor && { cursor }) },
        })
      ).body
    const first = await page()
    const second = await page(first.next)
    const back = await page(second.previous)
    expect([first.previous, second.next, back]).toEqual([null, null, first])
    return [...first.items, ...second.items].map((one) => ('id' in one ? one.id : one.externalId))
  }
  expect(await there('listImports', { id: older.id })).toEqual([newer.id, older.id])
  expect(new Set(await there('listImportItems', { id: older.id })).size).toBe(2)
})

it('answers 400 to a cursor that only looks like one of ours', async () => {
  const token = await feeds.agency()
  const forged = (place: unknown): string =>
    Buffer.from(JSON.stringify(place)).toString('base64url')
  const at = '2026-01-01T10:00:00.000Z'
  for (const place of [
    { at, id: '-'.repeat(36) },
    { at: '2026-99-99T99:99:99Z', id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b' },
    { at },
    [],
    1,
  ]) {
    const { status, body } = await feeds.server.call('listImports', {
      token,
      query: { cursor: forged(place) },
    })
    expect([status, Object.keys(body)], JSON.stringify(place)).toEqual([400, ['cursor']])
  }
})
