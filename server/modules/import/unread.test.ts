import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql, uuidv7 } from '../../db/index.ts'
import { startFeeds, type Feeds } from './feed/feeds.fixture.ts'
import { feed } from './kyero/fixture.ts'
import { laboratory } from './lab/attempt.fixture.ts'

let feeds: Feeds
beforeAll(async () => {
  feeds = await startFeeds()
})
afterAll(() => feeds.close())

const of = (price: string): string => feed([feeds.home('a', { price })])
const asStored = async (
  what: 'import_link.said' | 'import_item.before' | 'property.doc',
): Promise<unknown> => {
  const [table = '', column = ''] = what.split('.')
  const { rows } = await sql<{
    stored: unknown
  }>`
    select ${sql.ref(column)} #> '{}' as stored from ${sql.table(table)}
    where ${sql.ref(column)} is not null order by ctid desc limit 1`.execute(feeds.server.db)
  return rows[0]?.stored
}

it('a run of this version keeps what another one heard of a home and what its undo puts back', async () => {
  const token = await feeds.agency()
  await feeds.run(token, of('100000'))
  // The other version reads another field, which its feed said and an agent has corrected since.
  await sql`update import_link set said = jsonb_set(said, '{steps,layout,hayloft}', '7')`.execute(
    feeds.server.db,
  )
  await sql`update property set doc = jsonb_set(doc, '{layout,hayloft}', '9')`.execute(
    feeds.server.db,
  )
  const run = await feeds.run(token, of('90000'))
  expect(run.totals).toMatchObject({ updated: 1 })
  const said = { steps: { layout: { hayloft: 7 } } }
  expect(await asStored('import_link.said')).toMatchObject(said)
  expect(await asStored('import_item.before')).toMatchObject({
    steps: { layout: { hayloft: 9 } },
    said,
  })
  await feeds.undo(token, run.id)
  expect(await asStored('import_link.said')).toMatchObject(said)
  expect(await asStored('property.doc')).toMatchObject({ layout: { hayloft: 9 } })
  expect((await feeds.open(token, 'REF-a')).basics.offers[0]?.price).toBe(10_000_000)
})

it('a table of which another version was told what a column holds waits for that version', async () => {
  const token = await feeds.agency()
  const call = feeds.server.call
  const content = Buffer.from('Ref;Tipo;Precio;Municipio;Pajar\nP-1;Piso;100.000;Palma;7\n')
  const files = [{ field: 'file', filename: 'a.csv', mime: 'text/csv', content }]
  const table = (await call('createImportTable', { token, body: {}, files })).body
  const started = await call('startImportTable', { token, params: { id: table.id }, body: {} })
  const params = { id: started.body.id }
  const hayloft = JSON.stringify([{ column: 4, field: 'hayloft' }])
  await sql`update import_run set plan = jsonb_set(plan, '{columns}',
    (plan -> 'columns') || ${hayloft}::jsonb) where id = ${params.id}`.execute(feeds.server.db)
  await feeds.server.runJobs()
  const run = (await call('getImport', { token, params })).body
  expect([run.status, run.totals.created]).toEqual(['uploaded', 0])
  const { rows } = await sql<{ waits: string }>`
    select waits_for as waits from job where kind = 'import.run'`.execute(feeds.server.db)
  expect(rows.map(({ waits }) => waits)).toEqual([expect.stringContaining('a version that knows')])
  await sql`update import_run set plan = jsonb_set(plan, '{columns}', (plan -> 'columns') - -1)
    where id = ${params.id}`.execute(feeds.server.db)
  await sql`update job set waits_for = null where kind = 'import.run'`.execute(feeds.server.db)
  await feeds.server.runJobs()
  expect((await call('getImport', { token, params })).body.totals.created).toBe(1)
})

it('a source whose guards another version set waits for that version: no home leaves by weaker ones', async () => {
  const token = await feeds.agency()
  const { call, db } = feeds.server
  const [all, few] = ['abcdefghij', 'abcdefgh'].map((ids) =>
    feed([...ids].map((id) => feeds.home(`w${id}`))),
  ) as [string, string]
  const params = { id: (await feeds.run(token, all)).integrationId }
  const set = (guards: object) =>
    sql`update integration set settings = settings || ${JSON.stringify({ feed: guards })}::jsonb
      where id = ${params.id}`.execute(db)
  const before = await feeds.states(token)
  // Two files in a row without a home would take it off the market, and a file of 80 % pass.
  for (const guards of [{ missingRuns: 9 }, { minRatio: 'most' }]) {
    await set(guards)
    for (const file of [few, few.replace('</root>', '</root>\n')])
      expect(await feeds.run(token, file)).toMatchObject({ status: 'uploaded' })
    expect(await feeds.states(token)).toEqual(before)
  }
  // Who tries the file reads the same: no numbers of what other guards would let through.
  const { attempt } = laboratory(feeds)
  const tried = await attempt(token, few, { integrationId: params.id })
  expect(tried.held).toContain('versión posterior')
  const { rows } = await sql<{ waits: string }>`
    select distinct waits_for as waits from job where kind = 'import.run'`.execute(db)
  expect(rows).toEqual([{ waits: expect.stringContaining('the settings of a source') as string }])
  // An ADMIN who says anew what was not read need not wait for anybody.
  const { version } = (await call('getIntegration', { token, params })).body
  const body = { version, feed: { minRatio: 90 } }
  expect((await call('updateIntegration', { token, params, body })).status).toBe(200)
  await sql`update job set waits_for = null where kind = 'import.run'`.execute(db)
  await feeds.server.runJobs()
  const runs = (await call('listImports', { token })).body.items
  const last = ['done', 'rejected', 'rejected', 'rejected', 'rejected']
  expect(runs.map(({ status }) => status).toSorted()).toEqual(last)
  expect(await feeds.states(token)).toEqual(before)
})

it('a conflict that this version cannot read, or reads by half, stays open until it is read', async () => {
  const token = await feeds.agency()
  const { call, db } = feeds.server
  const { integrationId } = await feeds.run(token, feed([feeds.home('a')]))
  const { id } = await feeds.open(token, 'REF-a')
  // What an agent corrected, and what the source said before and says now.
  const of = [
    { field: 'layout.cellar', ours: 9, theirs: 7, against: 5 },
    { field: 'layout.hayloft', ours: 9, theirs: 7, against: null },
    { field: 'layout.terrace', ours: 9_000_000_000, theirs: 8_000_000_000, against: 12 },
    { field: 'layout.built', ours: 90, theirs: { net: 80, gross: 85 }, against: 80 },
  ]
  for (const { field, ours, theirs, against } of of) {
    const path = field.split('.')
    await sql`update property set doc = jsonb_set(doc, ${path}, ${JSON.stringify(ours)}::jsonb)
      where id = ${id}`.execute(db)
    await sql`update import_link set said = jsonb_set(said, ${['steps', ...path]},
      ${JSON.stringify(theirs)}::jsonb) where property_id = ${id}`.execute(db)
    await sql`insert into import_conflict
      (id, agency_id, integration_id, external_id, field, against, found_at)
      select ${uuidv7()}, agency_id, integration_id, external_id, ${field},
        ${against === null ? null : JSON.stringify(against)}::jsonb, now()
      from import_link where property_id = ${id}`.execute(db)
  }
  const open = async () =>
    (await call('listImportConflicts', { token, query: { integrationId } })).body.items
      .map(({ field }) => field)
      .toSorted()
  const all = of.map(({ field }) => field).toSorted()
  expect(await open()).toEqual(all)
  const { version } = await feeds.open(token, 'REF-a')
  const texts = { title: { es: 'Casa' }, description: { es: 'Con altillo' } }
  const saved = await call('updateProperty', { token, params: { id }, body: { version, texts } })
  expect(saved.status).toBe(200)
  expect(await open()).toEqual(all)
  // Nobody who is shown neither value decides between them.
  for (const act of ['keep', 'take'] as const)
    expect((await call('resolveImportConflicts', { token, body: { act } })).body).toMatchObject({
      resolved: 0,
      left: 4,
      reason: expect.stringContaining('versión más nueva') as string,
    })
  expect(await open()).toEqual(all)
  const { rows } = await sql`select doc #> '{layout}' as layout from property
    where id = ${id}`.execute(db)
  expect(rows).toMatchObject([{ layout: { cellar: 9, built: 90 } }])
})

it('also where the file lacks the home', async () => {
  const token = await feeds.agency()
  await feeds.run(token, feed([feeds.home('b'), feeds.home('c')]))
  await sql`
    update import_link set said = jsonb_set(said, '{steps,layout,hayloft}', '7')
    where external_id = 'b'`.execute(feeds.server.db)
  await feeds.run(token, feed([feeds.home('c'), feeds.home('d'), feeds.home('e')]))
  const { rows } = await sql<{
    link: unknown
    item: unknown
  }>`
    select said #> '{}' as link, (select before #> '{said}' from import_item i
    where i.external_id = 'b' and i.action = 'missing') as item
    from import_link where external_id = 'b'`.execute(feeds.server.db)
  const said = { steps: { layout: { hayloft: 7 } } }
  expect(rows).toMatchObject([{ link: said, item: said }])
})

it('a run of which nobody can read how many it brought stops no other', async () => {
  const token = await feeds.agency()
  const { id } = await feeds.run(token, of('100000'))
  for (const received of ['many', [7], null]) {
    await sql`
      update import_run set totals = ${JSON.stringify({ received })}::jsonb
      where id = ${id}`.execute(feeds.server.db)
    expect((await feeds.run(token, of('90000'))).status).toBe('done')
  }
})

it('a question of which another version counted otherwise is none here', async () => {
  const token = await feeds.agency()
  const { id } = await feeds.run(token, of('100000'))
  for (const params of [null, {}, { count: 'many' }]) {
    const rejection = JSON.stringify({ key: 'halved', params })
    await sql`update import_run set status = 'rejected', rejection = ${rejection}::jsonb
      where id = ${id}`.execute(feeds.server.db)
    const run = await feeds.server.call('getImport', { token, params: { id } })
    expect([run.status, run.body.question]).toEqual([200, null])
  }
})
