import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm, truncate } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../db/index.ts'
import type { FilesPort } from '../ports/files/port.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { checkArchive } from './archive/read.ts'
import { restore } from './restore.ts'
import { backUp, emptyDatabase, into, scratch } from './testing.fixture.ts'

let world: TestDeps
let folder: string
let archive: string

beforeAll(async () => {
  world = await testDeps()
  folder = scratch()
  archive = path.join(folder, 'first.zip')
  for (const hash of FIRST) await addPicture(hash)
  await backUp(world.deps, world.connection, archive)
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

const hashOf = (digit: string): string => digit.repeat(32)
const FIRST = ['a', 'b', 'c'].map(hashOf)
const [KNOWN, EARLY, LATE] = [hashOf('d'), hashOf('e'), hashOf('f')]
const keyOf = (hash: string): string => `media/${hash.slice(0, 2)}/${hash}/original.webp`

/** As the house does it: the file, then its row; away with the row, then with the file. */
async function addPicture(hash: string): Promise<void> {
  await world.deps.files.put(Buffer.from(`picture ${hash}`), keyOf(hash))
  await sql`insert into media_file (hash, state, width, height, widths, touched_at, created_at)
    values (${hash}, 'ready', 1, 1, '{}', now(), now())`.execute(world.deps.db)
}
async function dropPicture(hash: string): Promise<void> {
  await sql`delete from media_file where hash = ${hash}`.execute(world.deps.db)
  await world.deps.files.remove(keyOf(hash))
}

/** The store, at which `before(n)` happens before it is listed for the nth time. */
const listing = (files: FilesPort, before: (round: number) => Promise<void>): FilesPort => {
  let round = 0
  return {
    ...files,
    list: async function* (prefix) {
      round += 1
      await before(round)
      yield* files.list(prefix)
    },
  }
}

test('what is written while it is made comes whole or not at all', async () => {
  for (const hash of [KNOWN, EARLY]) await addPicture(hash)
  const target = path.join(folder, 'busy.zip')
  // Each file is copied before the database's moment; then some go and some come.
  const during = async (round: number) => {
    if (round === 2) {
      await dropPicture(KNOWN)
      await addPicture(LATE)
    }
  }
  const files = listing(world.deps.files, during)
  const { tail } = await backUp({ ...world.deps, files }, world.connection, target)
  const own = await emptyDatabase(world.connection)
  const dataDir = path.join(folder, 'busy')
  await restore(target, into(dataDir, own.url))
  const { db } = own.open()
  const { rows } = await sql<{ hash: string }>`select hash from media_file order by 1`.execute(db)
  const hashes = rows.map(({ hash }) => hash)
  expect(hashes).toEqual([...FIRST, KNOWN, EARLY])
  for (const hash of hashes)
    expect(readFileSync(path.join(dataDir, 'files', keyOf(hash)), 'utf8')).toBe(`picture ${hash}`)
  expect(tail.tables.find(({ name }) => name === 'media_file')?.rows).toBe(5)
  await db.destroy()
  await own.drop()
})

test('what is restored is what was there, table by table, with its rules', async () => {
  const own = await emptyDatabase(world.connection)
  await sql`select setval('market_order_number', 4711)`.execute(world.deps.db)
  const target = path.join(folder, 'same.zip')
  const { tail } = await backUp(world.deps, world.connection, target)
  await restore(target, into(path.join(folder, 'same'), own.url))
  const { db } = own.open()
  for (const { name } of tail.tables) {
    const digest = sql<{ d: string | null }>`
      select md5(string_agg(t::text, ',' order by t::text)) as d from ${sql.table(name)} as t`
    const [here, there] = [await digest.execute(world.deps.db), await digest.execute(db)]
    expect([name, there.rows]).toEqual([name, here.rows])
  }
  const rules = sql`select conrelid::regclass::text as on, conname, convalidated,
      pg_get_constraintdef(oid) as is from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text, tgname, tgenabled = 'O', '' from pg_trigger
      where not tgisinternal order by 1, 2, 4`
  expect((await rules.execute(db)).rows).toEqual((await rules.execute(world.deps.db)).rows)
  const { rows } = await sql`select nextval('market_order_number')::int as n`.execute(db)
  expect(rows).toEqual([{ n: 4712 }])
  await db.destroy()
  await own.drop()
})

test('a byte that was damaged is found, wherever it is', async () => {
  const bytes = readFileSync(archive)
  await checkArchive(archive)
  const damaged = path.join(folder, 'damaged.zip')
  const places = [0, 4, 11, 20, 31, bytes.length - 1, bytes.length - 20]
  for (let at = 64; at < bytes.length; at += Math.ceil(bytes.length / 150)) places.push(at)
  for (const at of places) {
    const other = Buffer.from(bytes)
    other[at] = (other[at] ?? 0) ^ 0x10
    writeFileSync(damaged, other)
    await expect(checkArchive(damaged), `byte ${at}`).rejects.toThrow(/damaged|no back-up of Llar/)
  }
})

test('half an archive, one with something after it, and another zip are refused in words', async () => {
  const own = await emptyDatabase(world.connection)
  const dataDir = path.join(folder, 'refused')
  const bad = path.join(folder, 'bad.zip')
  const { length } = readFileSync(archive)
  for (const [make, words] of [
    [() => truncate(bad, Math.floor(length / 2)), /damaged/],
    [() => truncate(bad, length - 10), /its directory/],
    [async () => writeFileSync(bad, 'x', { flag: 'a' }), /something follows/],
    [async () => writeFileSync(bad, 'PK no archive of ours'), /no back-up of Llar/],
  ] as const) {
    copyFileSync(archive, bad)
    await make()
    await expect(restore(bad, into(dataDir, own.url))).rejects.toThrow(words)
  }
  expect(existsSync(dataDir)).toBe(false)
  const { db } = own.open()
  const { rows } = await sql`select relname from pg_class
    where relnamespace = 'public'::regnamespace`.execute(db)
  expect(rows).toEqual([])
  await db.destroy()
  await own.drop()
})

test('nothing is put where something is', async () => {
  const dataDir = path.join(folder, 'used')
  await expect(restore(archive, into(folder, 'postgres://nobody@localhost:1/x'))).rejects.toThrow(
    'is not empty',
  )
  const own = await emptyDatabase(world.connection)
  const { db } = own.open()
  await sql`create table mine (n int)`.execute(db)
  await expect(restore(archive, into(dataDir, own.url))).rejects.toThrow('it has mine')
  expect(readdirSync(dataDir)).toEqual([])
  await db.destroy()
  await own.drop()
})

test('one that was made by a later version is refused, and says so', async () => {
  await sql`insert into migration (name, sha256) values ('9999_later.sql', 'x')`.execute(
    world.deps.db,
  )
  const later = path.join(folder, 'later.zip')
  await backUp(world.deps, world.connection, later)
  await sql`delete from migration where name = '9999_later.sql'`.execute(world.deps.db)
  await expect(restore(later, into(path.join(folder, 'later')))).rejects.toThrow(
    /version of Llar that this one does not know \(9999_later\.sql\)/,
  )
})

test('a name that is taken is kept, and a store that fails leaves nothing', async () => {
  await expect(backUp(world.deps, world.connection, archive)).rejects.toThrow('is there already')
  const away = (): never => {
    throw new Error('the bucket is away')
  }
  const own = path.join(folder, 'failed')
  await expect(
    backUp(
      { ...world.deps, files: { ...world.deps.files, get: away } },
      world.connection,
      path.join(own, 'a.zip'),
    ),
  ).rejects.toThrow('away')
  expect(readdirSync(own)).toEqual([])
})
