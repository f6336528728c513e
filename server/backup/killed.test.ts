import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../db/index.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { checkArchive } from './archive/read.ts'
import { readNote } from './note.ts'
import { backUp, scratch, urlOf } from './testing.fixture.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
let world: TestDeps
let folder: string

beforeAll(async () => {
  world = await testDeps()
  folder = scratch()
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

/** The command as an operator starts it. */
function command(target: string) {
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    DATA_DIR: world.deps.config.dataDir,
    DATABASE_URL: urlOf(world.connection),
  }
  return spawn(process.execPath, [path.join(ROOT, 'scripts/backup.ts'), target], { env })
}

test('who is killed in the middle leaves nothing that looks whole, and holds nobody up', async () => {
  const target = path.join(folder, 'a.zip')
  const { db } = world.deps
  // A table that somebody holds: the copy stands still in its middle.
  const killed = await db.transaction().execute(async (trx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await sql`lock table visit_sheet in access exclusive mode`.execute(trx)
    const child = command(target)
    await expect
      .poll(
        async () =>
          (
            await sql`select from pg_stat_activity where wait_event_type = 'Lock'
              and query like 'copy "visit_sheet"%' and datname = current_database()`.execute(db)
          ).rows.length,
      )
      .toBe(1)
    await expect(backUp(world.deps, world.connection, path.join(folder, 'b.zip'))).rejects.toThrow(
      'Another back-up of this database is at work',
    )
    child.kill('SIGKILL')
    await once(child, 'exit')
    return readdirSync(folder)
  })
  expect(killed).toEqual(['.llar-back-up'])
  // The database notices that nobody listens once the table is free.
  await expect
    .poll(() => backUp(world.deps, world.connection, target).then(() => 'made', String))
    .toBe('made')
  await checkArchive(target)
  expect(readdirSync(folder)).toEqual(['a.zip'])
})

test('the command says what it kept, and notes it for the doctor', async () => {
  const target = path.join(folder, 'c.zip')
  const child = command(target)
  let words = ''
  child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number]
  expect([code, words]).toEqual([
    0,
    expect.stringContaining(`Prove it: npm run restore:prove -- ${target}`),
  ])
  const { tail, bytes } = await checkArchive(target)
  expect(await readNote(world.deps.config.dataDir)).toEqual({
    made: { file: target, snapshotAt: tail.snapshotAt, bytes },
  })
})
