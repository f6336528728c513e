import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { answerOf } from '../contract/failure.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import type { Database } from './database.ts'
import { inTransaction, sql } from './index.ts'
import { openPool } from './pool.ts'

/** A database that by itself lets a transaction that asks nothing hold its locks for ever. */
let server: TestDeps
const open: Database[] = []
function connected(idleMs?: number, lockMs?: number): Database {
  const { db } = openPool(server.connection, { max: 2, idleMs, lockMs })
  open.push(db)
  return db
}
beforeAll(async () => {
  server = await testDeps()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    server.deps.db,
  )
  await sql`alter database ${sql.ref(rows[0]?.name ?? '')}
    set idle_in_transaction_session_timeout = 0`.execute(server.deps.db)
  await sql`create table held (n int)`.execute(server.deps.db)
  await sql`insert into held values (0)`.execute(server.deps.db)
})
afterAll(async () => {
  for (const db of open) await db.destroy()
  await server.close()
})
const add = (db: Database, n: number) => sql`update held set n = n + ${n}`.execute(db)
const held = async (): Promise<unknown> =>
  (await sql<{ n: number }>`select n from held`.execute(server.deps.db)).rows[0]?.n

it('a transaction of ours says how long it may ask nothing; what is outside of one does not', async () => {
  const db = connected()
  const setting = async (of: Database) =>
    (
      await sql<{
        is: string
      }>`select current_setting('idle_in_transaction_session_timeout') as is`.execute(of)
    ).rows[0]?.is
  expect(await setting(db)).toBe('0')
  expect(await inTransaction(db, (trx) => setting(trx as Database))).toBe('1min')
  expect(
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => setting(trx as unknown as Database)),
  ).toBe('1min')
  expect(await setting(db)).toBe('0')
})

it('a statement works for as long as the setting says, in a transaction and outside of one', async () => {
  const { db } = openPool(server.connection, { max: 1, statementMs: 90_000 })
  open.push(db)
  const setting = async (of: Database) =>
    (await sql<{ is: string }>`select current_setting('statement_timeout') as is`.execute(of)).rows
  expect(await setting(db)).toEqual([{ is: '90s' }])
  expect(await inTransaction(db, (trx) => setting(trx as Database))).toEqual([{ is: '90s' }])
})

it('one that sleeps lets go of what it holds; who wakes is told to try again', async () => {
  const before = await held()
  const has = Promise.withResolvers<void>()
  const woken = Promise.withResolvers<void>()
  const sleeper = inTransaction(connected(1000), async (trx) => {
    await add(trx as Database, 1)
    has.resolve()
    await woken.promise
    await add(trx as Database, 1)
  }).catch((error: unknown) => error)
  await has.promise
  await add(connected(), 10)
  // For longer than an act that a fail-over cut off is done again.
  const real = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + 60_000)
  woken.resolve()
  await sleeper
  clock.mockRestore()
  expect(answerOf(await sleeper, 'en')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
  })
  expect(await held()).toBe(Number(before) + 10)
})

it('one that hears of it as the answer to what it asks is told the same', () => {
  const told = Object.assign(new Error('terminating connection'), {
    severity: 'FATAL',
    code: '25P03',
  })
  expect(answerOf(told, 'en')).toMatchObject({ status: 503 })
})

it('one that waits for what another holds is told to try again, and holds nobody else up', async () => {
  const before = await held()
  const has = Promise.withResolvers<void>()
  const woken = Promise.withResolvers<void>()
  const holder = inTransaction(connected(), async (trx) => {
    await add(trx as Database, 1)
    has.resolve()
    await woken.promise
  })
  await has.promise
  const waiter = await inTransaction(connected(undefined, 200), (trx) =>
    add(trx as Database, 10),
  ).catch((error: unknown) => error)
  expect(answerOf(waiter, 'en')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  woken.resolve()
  await holder
  expect(await held()).toBe(Number(before) + 1)
})

it('a statement of its own waits for a lock no longer', async () => {
  const has = Promise.withResolvers<void>()
  const woken = Promise.withResolvers<void>()
  const holder = inTransaction(connected(), async (trx) => {
    await sql`lock table held in access exclusive mode`.execute(trx)
    has.resolve()
    await woken.promise
  })
  await has.promise
  const reader = await sql`select n from held`
    .execute(connected(undefined, 200))
    .catch((error: unknown) => error)
  expect(answerOf(reader, 'en')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  woken.resolve()
  await holder
})

it('one that is long at work, or pauses shortly, is left alone', async () => {
  const before = await held()
  await inTransaction(connected(2000), async (trx) => {
    await sql`select pg_sleep(3)`.execute(trx)
    for (let n = 0; n < 5; n += 1) {
      await add(trx as Database, 1)
      await sleep(10)
    }
  })
  expect(await held()).toBe(Number(before) + 5)
})
