import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerOf } from '../contract/failure.ts'
import { poolerBefore, type Pooler } from '../testing/pooler.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { inTransaction, sql } from './index.ts'
import { openPool } from './pool.ts'
import { watchHeld } from './watch-held.ts'

const LOOK_MS = 100
let server: TestDeps
let line: Pooler
beforeAll(async () => {
  server = await testDeps()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    server.deps.db,
  )
  line = await poolerBefore(server.connection, rows[0]?.name ?? '')
})
afterAll(async () => {
  await line.close()
  await server.close()
})

it('who asks a database that stands still is told, and who is long at work is left alone', async () => {
  const { db, pool } = openPool(line.url, { max: 3 })
  const lookAway = watchHeld(pool, line.url, LOOK_MS)
  try {
    await inTransaction(db, (trx) => sql`select pg_sleep(1)`.execute(trx))
    const has = Promise.withResolvers<void>()
    const woken = Promise.withResolvers<void>()
    const within = inTransaction(db, async (trx) => {
      await sql`select 1`.execute(trx)
      has.resolve()
      await woken.promise
      await sql`select 2`.execute(trx)
    })
    await has.promise
    const asking = sql`select pg_sleep(0.3)`.execute(db)
    line.freeze()
    woken.resolve()
    for (const one of [within, asking])
      expect(answerOf(await one.catch((error: unknown) => error), 'en')).toMatchObject({
        status: 503,
      })
  } finally {
    lookAway()
    await db.destroy()
  }
})
