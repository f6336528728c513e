import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerOf } from '../contract/failure.ts'
import { poolerBefore, type Pooler } from '../testing/pooler.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { sql } from './index.ts'
import { listenTo, standingEar } from './listen.ts'
import { openPool } from './pool.ts'

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
  line.stepAside()
})
afterEach(() => line.close())

test('who listens on a line that never answers is not held up, and hears once it does', async () => {
  const heard: string[] = []
  line.swallow('listen ')
  const ear = standingEar(line.url, 'word', (said) => heard.push(said))
  await ear.ensure()
  expect(ear.open()).toBe(false)
  await ear.close()
  const other = standingEar(server.connection, 'word', (said) => heard.push(said))
  await expect.poll(() => other.ensure().then(other.open)).toBe(true)
  await sql`select pg_notify('word', 'said')`.execute(server.deps.db)
  await expect.poll(() => heard).toEqual(['said'])
  await other.close()
})

test('an ear whose line is lost in silence is no longer open', async () => {
  const ear = await listenTo(line.url, 'word', () => undefined, 5000)
  await sql`select 1`.execute(server.deps.db)
  expect(ear.open()).toBe(true)
  line.freezeOpen()
  await expect.poll(() => ear.open()).toBe(false)
  await ear.close()
})

test('an answer that cannot be read ends its line alone', async () => {
  const { db } = openPool(line.url, { max: 1 })
  try {
    line.garble()
    const error = await sql`select 1 as one, 2 as two`.execute(db).catch((cause: unknown) => cause)
    expect(answerOf(error, 'en')).toMatchObject({ status: 503 })
    expect((await sql`select 1 as one, 2 as two`.execute(db)).rows).toEqual([{ one: 1, two: 2 }])
  } finally {
    await db.destroy()
  }
})
