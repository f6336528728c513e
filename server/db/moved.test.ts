import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { losesAnswer } from '../testing/lost-answer.ts'
import type { Database, Db } from './database.ts'
import { inTransaction, sql } from './index.ts'
import { openPool } from './pool.ts'
import { runStatement } from './statement.ts'

let server: TestDeps
let db: Database
let name: string
beforeAll(async () => {
  server = await testDeps()
  ;({ db } = openPool(server.connection, { max: 3 }))
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  name = rows[0]?.name ?? ''
  await sql`create table written (n int)`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await server.close()
})
// Only what is young is done again, and on a busy machine a new line alone may take too long.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1))
afterEach(() => void vi.restoreAllMocks())
beforeEach(() => sql`delete from written`.execute(server.deps.db))

const add = (trx: Db) => sql`insert into written values (1)`.execute(trx)
const count = async (): Promise<unknown> =>
  (await sql<{ n: number }>`select count(*)::int as n from written`.execute(server.deps.db)).rows[0]
    ?.n
/** The server hangs up on who asks. */
async function hangUp(trx: Db): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
  await runStatement(server.connection, `select pg_terminate_backend(${rows[0]?.pid})`)
  await sql`select 1`.execute(trx)
}

test('a line that breaks before the end costs nothing: all of it is done again, once', async () => {
  let runs = 0
  await inTransaction(db, async (trx) => {
    runs += 1
    await add(trx)
    if (runs === 1) await hangUp(trx)
  })
  expect([runs, await count()]).toEqual([2, 1])
})

test('one that breaks each time is told after the third', async () => {
  let runs = 0
  const work = inTransaction(db, async (trx) => {
    runs += 1
    await add(trx)
    await hangUp(trx)
  })
  await expect(work).rejects.toThrow(/terminat|connection error/)
  expect([runs, await count()]).toEqual([3, 0])
})

test('after the COMMIT nobody knows whether it was done, so it is not done again', async () => {
  const mend = losesAnswer(db, async () => true)
  let runs = 0
  const work = inTransaction(db, async (trx) => {
    runs += 1
    await add(trx)
  })
  await expect(work).rejects.toThrow('Connection terminated')
  mend()
  expect([runs, await count()]).toEqual([1, 1])
})

test('who reads only since a fail-over is left, and the new primary asked', async () => {
  const { db: own } = openPool(server.connection, { max: 1 })
  const readsOnly = (on: boolean) =>
    runStatement(
      server.connection,
      `begin read write; alter database ${name}
        set default_transaction_read_only = ${on ? 'on' : 'off'}; commit`,
    )
  await readsOnly(true)
  let runs = 0
  try {
    await inTransaction(own, async (trx) => {
      runs += 1
      // The line is open by now: it stays as it is.
      await sql`select 1`.execute(trx)
      await readsOnly(false)
      await add(trx)
    })
  } finally {
    await readsOnly(false)
    await own.destroy()
  }
  expect([runs, await count()]).toEqual([2, 1])
})
