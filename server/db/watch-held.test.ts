import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerOf } from '../contract/failure.ts'
import { poolerBefore, type Pooler } from '../testing/pooler.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { inTransaction, sql } from './index.ts'
import { stuckOf } from './knock.ts'
import { openPool } from './pool.ts'
import { watchHeld } from './watch-held.ts'

/** Of a database that answers: on a busy machine a new connection may take long. */
const LOOK = { lookMs: 400, patienceMs: 20_000 }
/** Of one that answers nobody. */
const STANDS_STILL = { lookMs: 400, patienceMs: 1_000 }
let server: TestDeps
let line: Pooler
beforeAll(async () => {
  server = await testDeps()
})
afterAll(() => server.close())
beforeEach(async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    server.deps.db,
  )
  line = await poolerBefore(server.connection, rows[0]?.name ?? '')
})
afterEach(() => line.close())

it('who asks a database that stands still is told, and who is long at work is left alone', async () => {
  const { db, pool } = openPool(line.url, { max: 3 })
  let lookAway = watchHeld(pool, line.url, LOOK)
  try {
    await inTransaction(db, (trx) => sql`select pg_sleep(2)`.execute(trx))
    lookAway()
    lookAway = watchHeld(pool, line.url, STANDS_STILL)
    const woken = Promise.withResolvers<void>()
    const holder = async (between: () => Promise<unknown>) => {
      const has = Promise.withResolvers<void>()
      const ended = inTransaction(db, async (trx) => {
        await sql`select 1`.execute(trx)
        has.resolve()
        await between()
        await sql`select pg_sleep(0.3)`.execute(trx)
      }).catch((error: unknown) => error)
      await has.promise
      return { ended }
    }
    const asks = await holder(() => woken.promise)
    const waits = await holder(async () => undefined)
    line.freeze()
    woken.resolve()
    for (const { ended } of [asks, waits])
      expect(answerOf(await ended, 'en')).toMatchObject({ status: 503 })
  } finally {
    lookAway()
    await db.destroy()
  }
})

it('who asks a process of the database that alone does not hear is told', async () => {
  const { db, pool } = openPool(line.url, { max: 3 })
  const lookAway = watchHeld(pool, line.url, LOOK)
  const frozen = Promise.withResolvers<void>()
  let others = 0
  try {
    const ended = inTransaction(db, async (trx) => {
      await sql`select 1`.execute(trx)
      line.freezeOpen()
      frozen.resolve()
      await sql`select 2`.execute(trx)
    }).catch((error: unknown) => error)
    await frozen.promise
    // Others are left alone: one at work, and one that asks nothing meanwhile.
    await inTransaction(db, async (trx) => {
      others += 1
      await sql`select pg_sleep(2)`.execute(trx)
      expect(answerOf(await ended, 'en')).toMatchObject({ status: 503 })
      await sql`select 3`.execute(trx)
    })
    expect(others).toBe(1)
  } finally {
    lookAway()
    await db.destroy()
  }
})

it('who waits for the end of a transaction that never comes is told', async () => {
  const { db, pool } = openPool(server.connection, { max: 3 })
  await sql`create table slow (id int);
    create function hold() returns trigger language plpgsql as
      'begin perform pg_sleep(30); return null; end';
    create constraint trigger held after insert on slow deferrable initially deferred
      for each row execute function hold()`.execute(server.deps.db)
  const lookAway = watchHeld(pool, server.connection, LOOK)
  try {
    const ended = inTransaction(db, (trx) => sql`insert into slow values (1)`.execute(trx))
    expect(answerOf(await ended.catch((error: unknown) => error), 'en')).toMatchObject({
      status: 503,
    })
  } finally {
    lookAway()
    await db.destroy()
  }
})

it('a database that a pooler hides is asked itself', async () => {
  const { db, pool } = openPool(line.url, { max: 3 })
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const direct = await poolerBefore(server.connection, rows[0]?.name ?? '')
  const lookAway = watchHeld(pool, direct.url, { ...STANDS_STILL, isPooled: true })
  try {
    const ended = inTransaction(db, async (trx) => {
      await sql`select 1`.execute(trx)
      direct.freeze()
      line.freezeOpen()
      await sql`select 2`.execute(trx)
    }).catch((error: unknown) => error)
    expect(answerOf(await ended, 'en')).toMatchObject({ status: 503 })
  } finally {
    lookAway()
    await db.destroy()
    await direct.close()
  }
})

it('who asks the database of before a fail-over is told; behind a pooler numbers name nobody', async () => {
  const { db, pool } = openPool(line.url, { max: 3 })
  const asked = [2 ** 31 - 1]
  const stuck = (isPooled: boolean) => stuckOf(server.connection, asked, { forMs: 5000, isPooled })
  expect([[...(await stuck(false))], [...(await stuck(true))]]).toEqual([asked, []])
  // Of another server no number is known here.
  pool.on('connect', (client) => Object.assign(client, { processID: asked[0] }))
  const lookAway = watchHeld(pool, server.connection, LOOK)
  try {
    const ended = inTransaction(db, async (trx) => {
      await sql`select 1`.execute(trx)
      line.freezeOpen()
      await sql`select 2`.execute(trx)
    }).catch((error: unknown) => error)
    expect(answerOf(await ended, 'en')).toMatchObject({ status: 503 })
    // Who comes later is served by the one that the name leads to.
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  } finally {
    lookAway()
    await db.destroy()
  }
})

it('who is long at work behind a pooler that passes everything on is left alone', async () => {
  line.stepAside()
  line.number()
  const { db, pool } = openPool(line.url, { max: 3 })
  const lookAway = watchHeld(pool, line.url, LOOK)
  try {
    await inTransaction(db, (trx) => sql`select pg_sleep(2)`.execute(trx))
  } finally {
    lookAway()
    await db.destroy()
  }
})
