import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { beginningWith, inTransaction, sql, type Db } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

const refused = async () => {
  throw new Error('not any more')
}
const key = 'of a test'
const row = { key, window_start: new Date(), hits: 1, expires_at: new Date() }
const count = async () =>
  (await server.db.selectFrom('rate_limit').selectAll().where('key', '=', key).execute()).length

const WRITES: Record<string, (db: Db) => Promise<unknown>> = {
  'a built one': (db) => db.insertInto('rate_limit').values(row).execute(),
  'one in words': (db) =>
    sql`
      insert into rate_limit (key, window_start, hits, expires_at)
      values (${key}, now(), 1, now())`.execute(db),
  'one whose words are put together': (db) =>
    sql`
      ${sql.raw('insert into')} rate_limit (key, window_start, hits, expires_at)
      values (${key}, now(), 1, now())`.execute(db),
  'one that a reading begins with': (db) =>
    db
      .with('made', (one) => one.insertInto('rate_limit').values(row).returningAll())
      .selectFrom('made')
      .selectAll()
      .execute(),
  'one of several steps': (db) =>
    inTransaction(db, (trx) => trx.insertInto('rate_limit').values(row).execute()),
}

it.each(Object.keys(WRITES))(
  '%s begins with the question, and is not done without it',
  async (name) => {
    const write = WRITES[name]
    if (!write) throw new Error(name)
    await expect(write(beginningWith(server.db, refused))).rejects.toThrow('not any more')
    expect(await count()).toBe(0)
    await write(beginningWith(server.db, async () => undefined))
    expect(await count()).toBe(1)
    await server.db.deleteFrom('rate_limit').where('key', '=', key).execute()
  },
)

it('reading asks nothing, and what the question writes is undone with the rest', async () => {
  const db = beginningWith(server.db, refused)
  expect(await db.selectFrom('rate_limit').select('key').where('key', '=', key).execute()).toEqual(
    [],
  )
  const writing = beginningWith(server.db, (trx) =>
    trx.insertInto('rate_limit').values(row).execute(),
  )
  await expect(inTransaction(writing, refused)).rejects.toThrow('not any more')
  expect(await count()).toBe(0)
})
