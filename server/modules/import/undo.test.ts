import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { startFeeds, type Feeds } from './feed/feeds.fixture.ts'
import { feed } from './kyero/fixture.ts'
import { runImport } from './run.ts'

let feeds: Feeds
beforeAll(async () => {
  feeds = await startFeeds()
})
afterAll(() => feeds.close())

const of = (ids: string[], tags: Record<string, Record<string, string>> = {}): string =>
  feed(ids.map((id) => feeds.home(id, tags[id])))
const kept = async (token: string, id: string): Promise<string[]> =>
  (await feeds.report(token, id))
    .filter((item) => item.issues.some((issue) => issue.message.startsWith('Se cambió')))
    .map((item) => item.externalId)

describe('undo', () => {
  it('takes away what the run made and puts back what it changed', async () => {
    const token = await feeds.agency()
    await feeds.run(token, of(['a', 'b']))
    const second = await feeds.run(token, of(['a', 'b', 'c'], { a: { price: '1' } }))
    expect(second.totals).toMatchObject({ created: 1 })
    expect((await feeds.undo(token, second.id)).status).toBe('rolled_back')
    expect(Object.keys(await feeds.states(token)).sort()).toEqual(['REF-a', 'REF-b'])
    expect((await feeds.open(token, 'REF-a')).basics.offers[0]?.price).toBe(68_500_000)
    expect((await feeds.run(token, of(['a', 'b']))).totals).toMatchObject({ created: 0 })
  })

  it('and a run whose worker died each time stand still, and may be asked for again', async () => {
    const token = await feeds.agency()
    const { server } = feeds
    const died = async () => {
      await sql`update job set attempts = 9 where kind in ('import.run', 'import.undo')`.execute(
        server.db,
      )
      await server.runJobs()
    }
    const { id, integrationId } = await feeds.run(token, of(['a', 'b']))
    const params = { id }
    await server.call('undoImport', { token, params })
    await died()
    const shown = async (one: string) =>
      (await server.call('getImport', { token, params: { id: one } })).body
    expect(await shown(id)).toMatchObject({ status: 'done', canUndo: true, undoneAt: null })
    expect((await feeds.undo(token, id)).status).toBe('rolled_back')

    const { body } = await server.call('createImport', {
      token,
      body: { provider: 'kyero', integrationId, dryRun: false },
      files: [
        { field: 'file', filename: 'a.xml', mime: 'text/xml', content: Buffer.from(of(['a'])) },
      ],
    })
    const run = body as { id: string }
    // It had begun each time.
    await sql`update import_run set status = 'running' where id = ${run.id}`.execute(server.db)
    await died()
    expect(await shown(run.id)).toMatchObject({ status: 'failed' })
  })

  it('of all runs in order leaves nothing that nobody touched', async () => {
    const token = await feeds.agency()
    const five = ['a', 'b', 'c', 'd', 'e']
    const less = five.slice(1)
    const runs = [
      await feeds.run(token, of(five, { e: { images: '' } })), // e waits
      await feeds.run(token, of(five, { a: { price: '1' }, b: { beds: '9' } })), // e is public
      await feeds.run(token, of(less, { b: { beds: '9' } })), // a is missing
      await feeds.run(token, of(less.toReversed(), { b: { beds: '9' } })), // a is withdrawn
      await feeds.run(token, of(five, { a: { price: '2' } })), // a comes back
    ]
    expect(await feeds.states(token)).toMatchObject({ 'REF-a': 'active', 'REF-e': 'active' })
    const expected = [
      { 'REF-a': 'withdrawn', 'REF-e': 'active' },
      { 'REF-a': 'active', 'REF-e': 'active' },
      { 'REF-a': 'active', 'REF-e': 'active' },
      { 'REF-a': 'active', 'REF-e': 'draft' },
    ]
    for (const [index, run] of runs.toReversed().entries()) {
      await feeds.undo(token, run.id)
      expect(await kept(token, run.id)).toEqual([])
      if (expected[index])
        expect(await feeds.states(token), `undo ${index}`).toMatchObject(expected[index])
    }
    expect((await feeds.portfolio(token)).total).toBe(0)
  })

  it('of a return leaves the home to the feed that had withdrawn it', async () => {
    const token = await feeds.agency()
    const four = ['a', 'b', 'c', 'd']
    await feeds.run(token, of(four))
    await feeds.run(token, of(four.slice(1)))
    await feeds.run(token, of(four.slice(1).reverse()))
    const back = await feeds.run(token, of(four))
    await feeds.undo(token, back.id)
    expect((await feeds.states(token))['REF-a']).toBe('withdrawn')
    await feeds.run(token, of(four))
    expect((await feeds.states(token))['REF-a']).toBe('active')
  })

  it('puts a reservation back as a later version had it', async () => {
    const { db } = feeds.server
    const token = await feeds.agency()
    const four = ['a', 'b', 'c', 'd']
    await feeds.run(token, of(four))
    const { id } = await feeds.open(token, 'REF-a')
    await sql`update property set status = 'reserved', substatus = 'later'
      where id = ${id}`.execute(db)
    await feeds.run(token, of(four.slice(1)))
    const gone = await feeds.run(token, of(four.slice(1).reverse()))
    expect((await feeds.states(token))['REF-a']).toBe('withdrawn')
    await feeds.undo(token, gone.id)
    const { rows } = await sql<{ stands: string }>`
      select status || ' ' || substatus as stands from property where id = ${id}`.execute(db)
    expect(rows).toEqual([{ stands: 'reserved later' }])
  })

  it('of a run that was cut short and went on takes back all of it', async () => {
    const { server } = feeds
    const token = await feeds.agency()
    const run = await feeds.run(token, of(['a', 'b']))
    await server.db
      .updateTable('import_run')
      .set({ status: 'failed' })
      .where('id', '=', run.id)
      .execute()
    await runImport(server.deps, run.id)
    expect(await feeds.read(token, run.id)).toMatchObject({
      status: 'done',
      totals: { received: 2, created: 2, unchanged: 0 },
    })
    await feeds.undo(token, run.id)
    expect((await feeds.portfolio(token)).total).toBe(0)
  })

  it('waits for a run that is under way, which would make anew what it takes away', async () => {
    const token = await feeds.agency()
    const first = await feeds.run(token, of(['a']))
    const files = [
      {
        field: 'file',
        filename: 'kyero.xml',
        mime: 'text/xml',
        content: Buffer.from(of(['a'], { a: { beds: '4' } })),
      },
    ]
    await feeds.server.call('createImport', { body: { provider: 'kyero' }, files, token })
    expect(
      (await feeds.server.call('undoImport', { params: { id: first.id }, token })).status,
    ).toBe(406)
    await feeds.server.runJobs()
  })

  it('leaves alone what somebody changed since, and only the newest run can be undone', async () => {
    const token = await feeds.agency()
    const first = await feeds.run(token, of(['a', 'b']))
    const { id, version, layout } = await feeds.open(token, 'REF-a')
    await feeds.server.call('updateProperty', {
      params: { id },
      token,
      body: { version, layout: { ...layout, usable: 120 } },
    })
    const second = await feeds.run(token, of(['a', 'b'], { a: { beds: '4' } }))
    const refused = await feeds.server.call('undoImport', { params: { id: first.id }, token })
    expect([refused.status, Object.keys(refused.body as object)]).toEqual([406, ['detail']])
    await feeds.undo(token, second.id)
    expect((await feeds.open(token, 'REF-a')).layout).toMatchObject({ bedrooms: 3, usable: 120 })
    await feeds.undo(token, first.id)
    expect(await kept(token, first.id)).toEqual(['a'])
    expect(Object.keys(await feeds.states(token))).toEqual(['REF-a'])
  })
})
