import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportRun, ImportTable } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import { startFeeds, type Feeds } from '../feed/feeds.fixture.ts'

/**
 * Another version of the server, on the same database, was told of a column what this one has no
 * word for. No home comes in without what the column holds (docs/decisions/0058).
 */
let feeds: Feeds
beforeAll(async () => {
  feeds = await startFeeds()
})
afterAll(() => feeds.close())

const CSV = 'Ref;Tipo;Precio;Municipio;Muelle\nA-1;Piso;300.000;Palma;12\n'

async function upload(token: string, content = CSV): Promise<ImportTable> {
  const { body } = await feeds.server.call('createImportTable', {
    token,
    body: {},
    files: [{ field: 'file', filename: 'a.csv', mime: 'text/csv', content }],
  })
  return body as ImportTable
}
/** What a later version was told: the fifth column is how far the quay is. */
const tellThere = (id: string): Promise<unknown> =>
  sql`update import_table set plan = jsonb_set(plan, '{columns,4}', '{"column": 4, "field": "quay"}')
    where id = ${id}`.execute(feeds.server.db)
const plans = async (table: 'import_table' | 'import_run' | 'import_mapping', where: object) => {
  const [[key = '', value] = []] = Object.entries(where)
  const { rows } = await sql<{ fields: string[] }>`
    select array(select column_ ->> 'field' from jsonb_array_elements(plan -> 'columns') column_) as fields
    from ${sql.table(table)} where ${sql.ref(key)} = ${value}`.execute(feeds.server.db)
  return rows[0]?.fields
}
async function start(token: string, id: string, body: object = {}): Promise<ImportRun> {
  const started = await feeds.server.call('startImportTable', { token, params: { id }, body })
  expect(started.status).toBe(202)
  await feeds.server.runJobs()
  return feeds.read(token, (started.body as ImportRun).id)
}

it('a run waits for the version that knows the column, and so does the next table', async () => {
  const token = await feeds.agency()
  const { id } = await upload(token)
  await tellThere(id)
  const run = await start(token, id)
  expect([run.status, (await feeds.portfolio(token)).total]).toEqual(['uploaded', 0])
  expect(await plans('import_run', { id: run.id })).toContain('quay')
  const source = { integration_id: run.integrationId }
  expect(await plans('import_mapping', source)).toContain('quay')
  const next = await upload(token)
  expect(next.isRemembered).toBe(true)
  expect(await plans('import_table', { id: next.id })).toContain('quay')
})

it('who says here what the column holds has said it', async () => {
  const token = await feeds.agency()
  const { id, plan } = await upload(token)
  await tellThere(id)
  const columns = [
    ...plan.columns.filter(({ column }) => column !== 4),
    { column: 4, field: 'town' },
  ]
  const mine = columns.filter(({ column }) => column !== 3)
  const saved = await feeds.server.call('mapImportTable', {
    token,
    params: { id },
    body: { ...plan, columns: mine } as never,
  })
  expect([saved.status, await plans('import_table', { id })]).toEqual([
    200,
    mine.map(({ field }) => field),
  ])
  expect((await start(token, id)).status).toBe('done')
})

it('nothing of another table of the source is said of this one', async () => {
  const token = await feeds.agency()
  const { integrationId } = await start(token, (await upload(token)).id)
  await sql`update import_mapping
    set plan = jsonb_set(plan, '{columns,4}', '{"column": 4, "field": "quay"}')
    where integration_id = ${integrationId}`.execute(feeds.server.db)
  const other = await upload(
    token,
    'Ref;Tipo;Precio;Poblacion;Piscina\nA-1;Piso;300.000;Palma;No\n',
  )
  expect((await start(token, other.id, { integrationId })).status).toBe('done')
  expect(await plans('import_mapping', { integration_id: integrationId })).not.toContain('quay')
})

it('a table that the gate asked about is taken again as it was said', async () => {
  const token = await feeds.agency()
  const { id } = await upload(token)
  const run = await start(token, id)
  await sql`update import_run set status = 'rejected', rejection = '{"key": "halved"}',
    plan = jsonb_set(plan, '{columns,4}', '{"column": 4, "field": "quay"}')
    where id = ${run.id}`.execute(feeds.server.db)
  const again = await feeds.again(token, run.id, { confirmed: true })
  expect([again.status, await plans('import_run', { id: again.id })]).toEqual([
    'uploaded',
    expect.arrayContaining(['quay']),
  ])
})
