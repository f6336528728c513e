import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { conditionOf } from '../http/condition.ts'
import { openDatabase, type OpenDatabase } from '../db/connect.ts'
import { inTransaction, sql } from '../db/index.ts'
import { poolerBefore, type Pooler } from '../testing/pooler.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { publish, startLive } from './index.ts'

// The double does to LISTEN what PgBouncer does in transaction mode: takes it, and passes nothing
// on.
let server: TestServer
let pooler: Pooler
const open: OpenDatabase[] = []
beforeAll(async () => {
  server = await startTestServer()
  const [{ name } = { name: '' }] = (
    await sql<{ name: string }>`select current_database() as name`.execute(server.db)
  ).rows
  pooler = await poolerBefore(server.connection, name)
})
afterAll(async () => {
  for (const one of open) await one.close()
  await pooler.close()
  await server.close()
})

async function behind(
  direct: string | null,
  times: { heardAgainMs?: number; heardMs?: number } = {},
): Promise<{ database: OpenDatabase; words: string[] }> {
  const words: string[] = []
  const database = await openDatabase(
    { databaseUrl: pooler.url, databaseDirectUrl: direct, dataDir: server.deps.config.dataDir },
    { max: 2, say: (line) => void words.push(line), ...times },
  )
  open.push(database)
  return { database, words }
}

test('behind a pooler it is said what is not heard and what to set, and news come all the same', async () => {
  const { database, words } = await behind(null)
  expect(words).toEqual([expect.stringContaining('set DATABASE_DIRECT_URL')])
  const { db, direct, heard, trouble } = database
  expect(
    await conditionOf({
      db,
      dataDir: server.deps.config.dataDir,
      trouble,
      heard,
      takesIn: async () => true,
      patienceMs: 60_000,
    }).read(),
  ).toMatchObject({ status: 'ready', live: 'polling' })
  const person = await server.register({ role: 'USER' })
  const session = await server.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', person.profile.id)
    .executeTakeFirstOrThrow()
  const live = startLive(db, direct, () => new Date(), heard)
  const stream = await live.open({ userId: person.profile.id, sessionId: session.id }, null)
  if (!stream) throw new Error('no stream')
  let told = ''
  stream.on('data', (text: string) => (told += text))
  await inTransaction(server.db, (trx) =>
    publish(trx, { userIds: [person.profile.id], event: { type: 'chat', data: { n: 1 } } }),
  )
  await expect.poll(() => told).toContain('event: chat\ndata: {"n":1}')
  await live.close()
})

test('with the address of the database itself everything is heard', async () => {
  const { connection } = server
  const direct =
    typeof connection === 'string'
      ? connection
      : `postgres://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host)}`
  const { database, words } = await behind(direct, { heardMs: 60_000 })
  expect([database.heard(), words, database.direct]).toEqual([true, [], direct])
})

test('what is not heard is asked for until it is, as once a stand-by is promoted', async () => {
  const { database, words } = await behind(null, { heardAgainMs: 100 })
  expect([database.heard(), words.length]).toEqual([false, 1])
  pooler.stepAside()
  await expect.poll(database.heard).toBe(true)
  expect(words.slice(1)).toEqual([expect.stringContaining('heard by now')])
})

test('once it is heard, news are no longer looked for every two seconds', async () => {
  const person = await server.register({ role: 'USER' })
  const { id: sessionId } = await server.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', person.profile.id)
    .executeTakeFirstOrThrow()
  let asked = 0
  const counted = server.db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  let heard = false
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const live = startLive(counted, server.connection, server.deps.now, () => heard)
  try {
    const looks = async (): Promise<number> => {
      asked = 0
      await vi.advanceTimersByTimeAsync(2000)
      await sql`select 1`.execute(server.db)
      return asked
    }
    await live.open({ userId: person.profile.id, sessionId }, null)
    expect(await looks()).toBeGreaterThan(0)
    heard = true
    // The look that was under way may end first; whoever looked on would ask in each of these.
    await expect.poll(looks).toBe(0)
  } finally {
    vi.useRealTimers()
    await live.close()
  }
})
