import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportRun, Integration, IntegrationLogPage } from '../../../generated/model/index.ts'
import { startFeeds, type Feeds } from './feed/feeds.fixture.ts'
import { feed } from './kyero/fixture.ts'
import { runImport } from './run.ts'

let feeds: Feeds
beforeAll(async () => {
  feeds = await startFeeds()
})
afterAll(() => feeds.close())

const ids = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i}`)
const of = (prefix: string, count: number, tags: Record<string, string> = {}): string =>
  feed(ids(prefix, count).map((id) => feeds.home(id, tags)))

describe('two feeds of one format in one agency', () => {
  it('touch only their own: A, B, B with new prices, and A of 25 is a good file', async () => {
    const token = await feeds.agency()
    const [a, b] = [of('a', 8), of('b', 20)]
    expect((await feeds.run(token, a, { sourceName: 'Palma' })).totals).toMatchObject({
      received: 8,
      created: 8,
    })
    expect((await feeds.run(token, b, { sourceName: 'Sóller' })).totals).toMatchObject({
      received: 20,
      created: 20,
      missing: 0,
      removed: 0,
    })
    const dearer = await feeds.run(token, of('b', 20, { price: '700000' }), {
      sourceName: 'Sóller',
    })
    expect(dearer.totals).toMatchObject({ received: 20, updated: 20, missing: 0, removed: 0 })
    expect(
      await feeds.run(token, of('a', 8, { price: '9' }), { sourceName: 'Palma' }),
    ).toMatchObject({ status: 'done', totals: { received: 8, updated: 8 } })
    expect(
      Object.values(await feeds.states(token)).filter((state) => state === 'active'),
    ).toHaveLength(28)
    expect((await feeds.sources(token)).map(({ name, homes }) => [name, homes])).toEqual([
      ['Palma', 8],
      ['Sóller', 20],
    ])
  })

  it('may use one id for two homes, and each undo takes back its own', async () => {
    const token = await feeds.agency()
    const first = await feeds.run(token, of('a', 2), { sourceName: 'Palma' })
    const second = await feeds.run(token, of('a', 2), { sourceName: 'Sóller' })
    expect(second.totals).toMatchObject({ created: 2 })
    expect((await feeds.read(token, first.id)).canUndo).toBe(true)
    await feeds.undo(token, first.id)
    expect((await feeds.portfolio(token)).total).toBe(2)
    expect((await feeds.run(token, of('a', 2), { sourceName: 'Sóller' })).totals).toMatchObject({
      unchanged: 2,
    })
  })
})

describe('which source a feed is from', () => {
  it('need not be said while there is one; a name is looked up without regard to capitals', async () => {
    const token = await feeds.agency()
    const first = await feeds.run(token, of('a', 1))
    expect(first.sourceName).toBe('Kyero')
    expect((await feeds.run(token, of('a', 1))).integrationId).toBe(first.integrationId)
    expect((await feeds.run(token, of('a', 1), { sourceName: ' kyero ' })).integrationId).toBe(
      first.integrationId,
    )
  })

  it('must be said when there are several, and must be the agency’s', async () => {
    const token = await feeds.agency()
    const { integrationId } = await feeds.run(token, of('a', 1), { sourceName: 'Palma' })
    await feeds.run(token, of('b', 1), { sourceName: 'Sóller' })
    const files = [
      { field: 'file', filename: 'kyero.xml', mime: 'text/xml', content: Buffer.from(of('a', 1)) },
    ]
    const ask = (body: object, as = token) =>
      feeds.server.call('createImport', {
        body: { provider: 'kyero', ...body },
        files,
        token: as,
        lang: 'en',
      })
    expect(await ask({})).toMatchObject({
      status: 400,
      body: { sourceName: expect.stringContaining('Palma, Sóller') as string },
    })
    expect(await ask({ integrationId }, await feeds.agency())).toMatchObject({
      status: 400,
      body: { integrationId: expect.any(String) as string },
    })
    expect((await ask({ sourceName: '  ' })).status).toBe(400)
    expect((await ask({ integrationId })).status).toBe(202)
    await feeds.server.runJobs()
  })

  it('is asked when a file has none of its homes: nothing is changed, and the file can be given to another', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of('a', 3), { sourceName: 'Palma' })
    const before = (await feeds.portfolio(token)).items
    const asked = await feeds.run(token, of('b', 4))
    expect(asked).toMatchObject({
      status: 'rejected',
      question: { homes: 4, known: 0, missing: 3 },
    })
    expect(asked.rejectedReason).toContain('«Palma»')
    expect((await feeds.portfolio(token)).items).toEqual(before)
    const again = await feeds.again(token, asked.id, { sourceName: 'Sóller' })
    expect(again).toMatchObject({
      status: 'done',
      sourceName: 'Sóller',
      confirmed: false,
      totals: { created: 4, missing: 0 },
    })
    expect(Object.values(await feeds.states(token))).toEqual(Array(7).fill('active'))
  })
})

it('waits for another run of its source, not for another source’s', async () => {
  const { server } = feeds
  const token = await feeds.agency()
  const { id } = await feeds.run(token, of('a', 1), { sourceName: 'Palma' })
  const upload = async (sourceName: string): Promise<ImportRun> => {
    const files = [
      { field: 'file', filename: 'kyero.xml', mime: 'text/xml', content: Buffer.from(of('a', 1)) },
    ]
    return (
      await server.call('createImport', { body: { provider: 'kyero', sourceName }, files, token })
    ).body as ImportRun
  }
  await server.db
    .updateTable('import_run')
    .set({ status: 'running' })
    .where('id', '=', id)
    .execute()
  const [mine, others] = [await upload('Palma'), await upload('Sóller')]
  for (const run of [mine, others]) await runImport(server.deps, run.id)
  expect([
    (await feeds.read(token, mine.id)).status,
    (await feeds.read(token, others.id)).status,
  ]).toEqual(['uploaded', 'done'])
  await server.db.updateTable('import_run').set({ status: 'done' }).where('id', '=', id).execute()
  await server.runJobs()
  expect((await feeds.read(token, mine.id)).status).toBe('done')
})

describe('a source', () => {
  const patch = (token: string, { id, version }: Integration, body: object) =>
    feeds.server.call('updateIntegration', {
      params: { id },
      token,
      body: { version, ...body },
      lang: 'en',
    })

  it('is renamed and set by its agency, under the version that was read, and not named as another', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of('a', 1), { sourceName: 'Palma' })
    await feeds.run(token, of('b', 1), { sourceName: 'Sóller' })
    const [palma] = (await feeds.sources(token)) as [Integration]
    expect(palma).toMatchObject({
      direction: 'in',
      provider: 'kyero',
      homes: 1,
      feed: { publishUnready: false },
      lastRunAt: expect.any(String) as string,
    })
    expect(await patch(token, palma, { name: 'sóller' })).toMatchObject({
      status: 400,
      body: { name: expect.any(String) as string },
    })
    expect((await patch(token, palma, { name: ' ' })).status).toBe(400)
    const changed = await patch(token, palma, {
      name: ' Port  Vell ',
      feed: { publishUnready: true },
    })
    expect(changed).toMatchObject({
      status: 200,
      body: { name: 'Port Vell', feed: { publishUnready: true }, version: 2 },
    })
    expect(await patch(token, palma, { name: 'x' })).toMatchObject({
      status: 409,
      body: { current: { name: 'Port Vell' } },
    })
    const stranger = await feeds.agency()
    expect((await patch(stranger, palma, { name: 'x' })).status).toBe(404)
    expect(
      (await feeds.server.call('getIntegration', { params: { id: palma.id }, token: stranger }))
        .status,
    ).toBe(404)
    expect(await feeds.sources(stranger)).toEqual([])
  })

  it('is as well as its newest run that counts: a trial that was refused says nothing of it', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of('a', 3))
    expect(await feeds.run(token, of('b', 4), { dryRun: true })).toMatchObject({
      status: 'rejected',
    })
    expect(await feeds.sources(token)).toMatchObject([{ health: 'ok', state: 'active' }])
    expect(await feeds.run(token, of('b', 4))).toMatchObject({ status: 'rejected' })
    expect(await feeds.sources(token)).toMatchObject([{ health: 'broken', state: 'failing' }])
  })

  it('notes what was changed, and nothing where a form sends what holds already', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of('a', 1))
    const [source] = (await feeds.sources(token)) as [Integration]
    const feed = { publishUnready: false, ownPortfolio: false, minRatio: 60 }
    expect((await patch(token, source, { name: source.name, feed })).status).toBe(200)
    const { body } = await feeds.server.call('listIntegrationLog', {
      params: { id: source.id },
      token,
    })
    expect(
      (body as IntegrationLogPage).items.flatMap(({ kind, field }) =>
        kind === 'changed' ? [field] : [],
      ),
    ).toEqual(['feed.minRatio'])
  })

  it('is one of at most twenty', async () => {
    const token = await feeds.agency()
    for (let n = 0; n < 20; n += 1)
      await feeds.run(token, of(`s${n}-`, 1, { images: '' }), {
        sourceName: `Origen ${n}`,
        dryRun: true,
      })
    const files = [
      { field: 'file', filename: 'kyero.xml', mime: 'text/xml', content: Buffer.from(of('a', 1)) },
    ]
    const refused = await feeds.server.call('createImport', {
      body: { provider: 'kyero', sourceName: 'Uno más' },
      files,
      token,
    })
    expect(refused).toMatchObject({
      status: 400,
      body: { sourceName: expect.stringContaining('20') as string },
    })
  })
})
