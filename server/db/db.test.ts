import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { inTransaction, json, recordEvent, sql, uuidv7 } from './index.ts'

let server: TestDeps
beforeAll(async () => (server = await testDeps()))
afterAll(() => server.close())

test('values arrive as the types say', async () => {
  const { rows } =
    await sql`select 99999999999::int8 as money, 1.5::numeric as area, '2026-02-28'::date as day,
    '2026-02-28T10:00:00Z'::timestamptz as at, ${json(['a', 1])} as list`.execute(server.deps.db)
  expect(rows).toEqual([
    {
      money: 99_999_999_999,
      area: 1.5,
      day: '2026-02-28',
      at: new Date('2026-02-28T10:00:00Z'),
      list: ['a', 1],
    },
  ])
})

test('a text cut in the middle of a sign is kept all the same; one that speaks of such a half stays as it is', async () => {
  const cut = '😀'.slice(0, 1)
  const { rows } =
    await sql`select ${json({ a: [`x${cut}`], [`k${cut}`]: 1, b: '\\ud83d' })} as doc`.execute(
      server.deps.db,
    )
  expect(rows).toEqual([{ doc: { a: ['x\ufffd'], 'k\ufffd': 1, b: '\\ud83d' } }])
})

test('ids of one process sort by the time they were made', () => {
  const ids = Array.from({ length: 20_000 }, () => uuidv7())
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('a transaction that the database gives up on runs again; any other error does not', async () => {
  let runs = 0
  const fail = (code: string) => async () => {
    runs += 1
    if (runs < 3) throw Object.assign(new Error('no'), { code })
    return runs
  }
  expect(await inTransaction(server.deps.db, fail('40P01'))).toBe(3)
  runs = 0
  await expect(inTransaction(server.deps.db, fail('23505'))).rejects.toThrow('no')
  expect(runs).toBe(1)
})

test('an event exists if and only if its transaction commits', async () => {
  const event = { kind: 'test.done', agencyId: null, subject: 'x', payload: { n: 1 } }
  await inTransaction(server.deps.db, (trx) => recordEvent(trx, event))
  await inTransaction(server.deps.db, async (trx) => {
    await recordEvent(trx, event)
    throw new Error('back')
  }).catch(() => undefined)
  expect(await server.deps.db.selectFrom('event').select(['kind', 'payload']).execute()).toEqual([
    { kind: 'test.done', payload: { n: 1 } },
  ])
})

test('a connection that is cut while somebody holds it fails their next query, and nothing else', async () => {
  const { db } = server.deps
  const held = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    const pid = rows[0]?.pid ?? 0
    await sql`select pg_terminate_backend(${pid})`.execute(db)
    await expect
      .poll(
        async () =>
          (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db)).rows.length,
      )
      .toBe(0)
    await sql`select 1`.execute(trx)
  })
  await expect(held).rejects.toThrow(/onnection/)
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('nothing is in an empty list, and everything is not', async () => {
  await server.deps.db.deleteFrom('rate_limit').execute()
  await server.deps.db
    .insertInto('rate_limit')
    .values({ key: 'k', window_start: new Date(), hits: 1, expires_at: new Date() })
    .execute()
  const found = (word: 'in' | 'not in', keys: string[]) =>
    server.deps.db.selectFrom('rate_limit').select('key').where('key', word, keys).execute()
  expect([await found('in', []), await found('not in', []), await found('in', ['k'])]).toEqual([
    [],
    [{ key: 'k' }],
    [{ key: 'k' }],
  ])
})
