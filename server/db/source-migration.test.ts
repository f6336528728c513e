import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratedOver, type Migrated } from './migration.fixture.ts'

let made: Migrated
beforeAll(async () => {
  made = await migratedOver('sources', '0072', BEFORE)
})
afterAll(() => made.close())

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const RUN = id(20)
const said = `'{"steps": {}, "pictures": []}'`
const totals =
  `'{"received": 5, "created": 1, "updated": 0, "unchanged": 4, "removed": 0, "skipped": ` +
  `0, "errors": 0, "issues": 0}'`
const home = (n: number, status: string, system: string): string =>
  `('${id(n)}', '${id(1)}', 'R${n}', '${status}', '{}', 'vivienda', '{V}', '${system}', 'f${n}', now(), now())`
const link = (n: number, missing: string): string =>
  `('${id(1)}', 'kyero', 'f${n}', '${id(n)}', ${said}, ${missing})`
const item = (n: number, action: string, issues: string): string =>
  `('${id(100 + n)}', '${id(1)}', '${RUN}', 'f${n}', '${action}', '${id(n)}', '${issues}')`
const moved = (entry: number, n: number, at: string, to: string): string =>
  `('${id(entry)}', '${id(n)}', '${at}', 'STATUS', 'status', '"active"', '"${to}"')`

/**
 * An agency before there were sources: homes 10 as imported, 11 withdrawn by the feed, 12 by hand,
 * 13 a draft of the feed's, 14 of the demo.
 */
const BEFORE = `
insert into agency (id, slug, doc) values ('${id(1)}', 'a', '{}');
insert into property (id, agency_id, ref, status, doc, type, operations, origin_system, origin_id,
  created_at, updated_at) values
 
  ${home(10, 'active', 'kyero')}, ${home(11, 'withdrawn', 'kyero')},
  ${home(12, 'withdrawn', 'kyero')}, ${home(13, 'draft', 'kyero')}, ${home(14, 'active', 'demo')};
insert into import_run (id, agency_id, provider, filename, file_key, file_sha256, status, dry_run,
  totals, created_at, started_at, finished_at)
  values ('${RUN}', '${id(1)}', 'kyero', 'k.xml', 'k', 'k', 'done', false,
  ${totals}, '2026-01-01 10:00Z', '2026-01-01 10:00Z', '2026-01-01 10:10Z');
insert into import_item (id, agency_id, run_id, external_id, action, property_id, issues) values
  ${item(10, 'unchanged', '[{"key": "missingOnce"}]')}, ${item(11, 'removed', '[]')},
  ${item(12, 'removed', '[]')}, ${item(13, 'unchanged', '[]')};
insert into import_link (agency_id, provider, external_id, property_id, said, missing_since) values
  ${link(10, `'k'`)}, ${link(11, `'k'`)}, ${link(12, `'k'`)}, ${link(13, 'null')};
insert into property_history (id, property_id, at, kind, field, old, new) values
  ${moved(200, 11, '2026-01-01 10:05Z', 'withdrawn')},
  ${moved(201, 12, '2026-01-01 10:05Z', 'withdrawn')},
  ${moved(202, 12, '2026-02-01 10:00Z', 'withdrawn')};
insert into job (id, kind, payload) values ('${id(300)}', 'import.pictures',
  '{"agencyId": "${id(1)}", "provider": "kyero", "externalId": "f10"}');
`
const ask = async (sql: string): Promise<unknown[]> =>
  (await made.db.query<Record<string, unknown>>(sql)).rows

test('what stands belongs to one source for each agency and format', async () => {
  const [source, ...more] = (await ask(
    'select id, agency_id, direction, provider, name from integration',
  )) as { id: string }[]
  expect(more).toEqual([])
  expect(source).toMatchObject({
    agency_id: id(1),
    direction: 'in',
    provider: 'kyero',
    name: 'Kyero',
  })
  expect(
    await ask(
      'select distinct integration_id from import_run union select integration_id from import_link',
    ),
  ).toEqual([{ integration_id: source?.id }])
  expect(
    await ask('select origin_system, count(*)::int as n from property group by 1 order by 1'),
  ).toEqual([
    { origin_system: 'demo', n: 1 },
    { origin_system: `kyero:${source?.id}`, n: 4 },
  ])
  expect(await ask("select payload from job where kind = 'import.pictures'")).toEqual([
    { payload: { agencyId: id(1), integrationId: source?.id, externalId: 'f10' } },
  ])
})

test('homes that a file lacked are booked as missing and no longer as received', async () => {
  expect(await ask("select external_id from import_item where action = 'missing'")).toEqual([
    { external_id: 'f10' },
  ])
  const [run] = (await ask('select totals from import_run')) as [{ totals: object }]
  expect(run.totals).toMatchObject({ received: 4, unchanged: 3, missing: 1, created: 1 })
})

test('only what the feed itself left off the market may come back with it', async () => {
  expect(await ask('select external_id, left_as from import_link order by external_id')).toEqual([
    { external_id: 'f10', left_as: null },
    { external_id: 'f11', left_as: { status: 'withdrawn', entry: id(200) } },
    { external_id: 'f12', left_as: null },
    { external_id: 'f13', left_as: { status: 'draft', entry: null } },
  ])
})
