import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, readMigrations } from '../db/migrate.ts'
import { sql } from '../db/index.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { backUp, scratch } from './testing.fixture.ts'

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

/** It writes the table anew: to whoever began to look before, there is nothing in it. */
const REWRITES = {
  name: '9999_rewrites.sql',
  sha256: 'f'.repeat(64),
  sql: 'alter table media_file alter column width type bigint',
}

test('is not made while a migration runs, which hides the rows of a table that it writes anew', async () => {
  const { deps, connection } = world
  await sql`insert into media_file (hash, state, width, height, widths, touched_at, created_at)
    values (${'a'.repeat(32)}, 'ready', 1, 1, '{}', now(), now())`.execute(deps.db)
  const all = [...(await readMigrations()), REWRITES]
  let round = 0
  const files = {
    ...deps.files,
    list: async function* () {
      round += 1
      // Another version is started after the database's moment.
      if (round === 2) expect(await migrate(connection, all)).toEqual([REWRITES.name])
      yield* deps.files.list()
    },
  }
  const target = path.join(folder, 'migrated.zip')
  await expect(backUp({ ...deps, files }, connection, target)).rejects.toThrow('make it again')
  expect(existsSync(target)).toBe(false)
  const again = await backUp(deps, connection, target)
  expect(again.tail.tables.find(({ name }) => name === 'media_file')?.rows).toBe(1)
})
