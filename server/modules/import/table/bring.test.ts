import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  ImportRun,
  ImportTable,
  ImportTablePlan,
  ImportTablePreview,
} from '../../../../generated/model/index.ts'
import { startFeeds, type Feeds } from '../feed/feeds.fixture.ts'
import { sweepFeeds } from '../feed/files.ts'
import { MESSY } from './messy.fixture.ts'

let feeds: Feeds
beforeAll(async () => {
  feeds = await startFeeds()
})
afterAll(() => feeds.close())

const HEAD = 'Ref;Tipo;Operacion;Precio;Municipio;Estado'
const rows = (...lines: string[]): Buffer => Buffer.from([HEAD, ...lines].join('\n'))
const two = (price = '300.000', status = 'Disponible'): Buffer =>
  rows(`A-1;Piso;Venta;${price};Palma;${status}`, 'A-2;Villa;Venta;900.000;Sóller;Disponible')

const upload = async (token: string, content: Buffer, filename = 'cartera.csv') =>
  feeds.server.call('createImportTable', {
    token,
    body: {},
    files: [{ field: 'file', filename, mime: 'text/csv', content }],
  })
const table = async (token: string, content: Buffer): Promise<ImportTable> => {
  const { status, body } = await upload(token, content)
  expect(status, JSON.stringify(body)).toBe(201)
  return body as ImportTable
}
async function start(token: string, id: string, body: object = {}): Promise<ImportRun> {
  const started = await feeds.server.call('startImportTable', { token, params: { id }, body })
  expect(started.status, JSON.stringify(started.body)).toBe(202)
  await feeds.server.runJobs()
  return feeds.read(token, (started.body as ImportRun).id)
}
const bring = async (token: string, content: Buffer, body: object = {}): Promise<ImportRun> =>
  start(token, (await table(token, content)).id, body)

it('shows the first homes as they would be, and changes nothing', async () => {
  const token = await feeds.agency()
  const { id, rows: count, plan } = await table(token, MESSY)
  expect(count).toBe(6)
  expect(plan.columns.length).toBeGreaterThan(15)
  const { body } = await feeds.server.call('previewImportTable', { token, params: { id } })
  expect(body as ImportTablePreview).toMatchObject({ homes: 6, refused: 3 })
  expect((await feeds.portfolio(token)).total).toBe(0)
})

it('tries, then brings the homes in, and the trial had counted the same', async () => {
  const token = await feeds.agency()
  const { id } = await table(token, MESSY)
  const tried = await start(token, id, { dryRun: true, sourceName: 'Excel' })
  expect((await feeds.portfolio(token)).total).toBe(0)
  const done = await start(token, id, { sourceName: 'Excel' })
  expect(done).toMatchObject({
    status: 'done',
    provider: 'csv',
    sourceName: 'Excel',
    totals: { received: 6, created: 3, skipped: 3, errors: 0 },
  })
  expect(done.totals).toEqual(tried.totals)
  expect(Object.keys(await feeds.states(token)).sort()).toEqual(['PV-101', 'PV-102', 'PV-105'])
  const undone = await feeds.undo(token, done.id)
  expect(undone.status).toBe('rolled_back')
  expect((await feeds.portfolio(token)).total).toBe(0)
})

it('changes what the next table says anew, and withdraws what it calls sold', async () => {
  const token = await feeds.agency()
  await bring(token, two())
  const { id, isRemembered } = await table(token, two('285.000'))
  expect(isRemembered).toBe(true)
  expect((await start(token, id)).totals).toMatchObject({ updated: 1, unchanged: 1 })
  expect((await feeds.open(token, 'A-1')).basics.offers[0]?.price).toBe(28_500_000)
  const sold = await bring(token, two('285.000', 'Vendido'))
  expect(sold.totals).toMatchObject({ removed: 1, unchanged: 1 })
  expect((await feeds.states(token))['A-1']).toBe('withdrawn')
})

it('remembers for a source what the columns hold, by their names and order', async () => {
  const token = await feeds.agency()
  const first = await table(token, two())
  const plan: ImportTablePlan = {
    ...first.plan,
    columns: first.plan.columns.map((column) =>
      column.field === 'type'
        ? { ...column, words: [{ word: 'Piso', code: 'apartamento' }] }
        : column,
    ),
  }
  const mapped = await feeds.server.call('mapImportTable', {
    token,
    params: { id: first.id },
    body: plan,
  })
  expect(mapped.status, JSON.stringify(mapped.body)).toBe(200)
  const run = await start(token, first.id)
  const again = await table(token, two('1'))
  expect(again).toMatchObject({ isRemembered: true, sourceId: run.integrationId, plan })
  const other = await table(token, Buffer.from('Tipo;Ref;Precio\nPiso;B-1;100.000'))
  expect(other).toMatchObject({ isRemembered: false, sourceId: null })
})

describe('what it refuses, in words', () => {
  it.each([
    ['a web page', '<!doctype html><html></html>', /tabla/],
    ['nothing', '', /vacío/],
    ['no rows', HEAD, /ninguna fila/],
  ])('%s', async (_what, text, words) => {
    const token = await feeds.agency()
    const { status, body } = await upload(token, Buffer.from(text))
    expect(status).toBe(400)
    expect((body as unknown as { file: string }).file).toMatch(words)
  })

  it.each([
    ['a column that is not there', { columns: [{ column: 99, field: 'ref' }] }, 'columns.0.column'],
    [
      'a column twice',
      {
        columns: [
          { column: 0, field: 'ref' },
          { column: 0, field: 'town' },
        ],
      },
      'columns.1.column',
    ],
    [
      'a field twice',
      {
        columns: [
          { column: 0, field: 'ref' },
          { column: 1, field: 'ref' },
        ],
      },
      'columns.1.field',
    ],
    [
      'a meaning that its field does not have',
      {
        columns: [
          { column: 0, field: 'ref' },
          { column: 1, field: 'heating', words: [{ word: 'Piso', code: 'bogus' }] },
        ],
      },
      'columns.1.words.0.code',
    ],
    ['no reference', { columns: [{ column: 1, field: 'type' }] }, 'columns'],
  ])('%s', async (_what, plan, field) => {
    const token = await feeds.agency()
    const { id } = await table(token, two())
    const { status, body } = await feeds.server.call('mapImportTable', {
      token,
      params: { id },
      body: { operation: 'V', ...plan },
    })
    expect([status, Object.keys(body as object)]).toEqual([400, [field]])
  })

  it('a table as a feed', async () => {
    const token = await feeds.agency()
    const { status, body } = await feeds.server.call('createImport', {
      token,
      body: { provider: 'csv' },
      files: [{ field: 'file', filename: 'a.csv', mime: 'text/csv', content: two() }],
    })
    expect([status, Object.keys(body as object)]).toEqual([400, ['provider']])
  })
})

it('is the business of an ADMIN of the agency', async () => {
  const { id } = await table(await feeds.agency(), two())
  const stranger = await feeds.agency()
  const { token: agent } = await feeds.server.register({ role: 'USER' })
  const body = { columns: [], operation: 'V' }
  for (const operation of [
    'getImportTable',
    'mapImportTable',
    'previewImportTable',
    'startImportTable',
    'deleteImportTable',
  ] as const) {
    const call = { params: { id }, ...(operation === 'mapImportTable' ? { body } : { body: {} }) }
    const statusOf = async (token: string): Promise<number> =>
      (await feeds.server.call(operation, { ...call, token })).status
    expect([operation, await statusOf(stranger), await statusOf(agent)]).toEqual([
      operation,
      404,
      403,
    ])
  }
})

it('says so when its file is there no more, and changes nothing', async () => {
  const token = await feeds.agency()
  const { id } = await table(token, two())
  const { file_key } = await feeds.server.db
    .selectFrom('import_table')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await feeds.server.deps.files.remove(file_key)
  for (const operation of ['previewImportTable', 'startImportTable'] as const)
    expect((await feeds.server.call(operation, { token, params: { id }, body: {} })).status).toBe(
      406,
    )
  expect((await feeds.portfolio(token)).total).toBe(0)
})

it('is gone when it is thrown away, and after seven days; a run keeps its file', async () => {
  const token = await feeds.agency()
  const [thrown, old] = [await table(token, two('1')), await table(token, two('2'))]
  await start(token, old.id)
  const gone = await feeds.server.call('deleteImportTable', { token, params: { id: thrown.id } })
  expect(gone.status).toBe(204)
  const statusOf = async (id: string): Promise<number> =>
    (await feeds.server.call('getImportTable', { token, params: { id } })).status
  expect(await statusOf(thrown.id)).toBe(404)
  const { file_key } = await feeds.server.db
    .selectFrom('import_table')
    .select('file_key')
    .where('id', '=', old.id)
    .executeTakeFirstOrThrow()
  const { deps } = feeds.server
  await sweepFeeds({ ...deps, now: () => new Date(Date.now() + 8 * 86_400_000) })
  expect([await statusOf(old.id), await deps.files.exists(file_key)]).toEqual([404, true])
})
