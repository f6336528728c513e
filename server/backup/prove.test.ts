import { mkdirSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../config/env.ts'
import { sql } from '../db/index.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { ArchiveWriter } from './archive/write.ts'
import { TAIL, type Tail } from './archive/format.ts'
import { checkArchive, readArchive } from './archive/read.ts'
import { checkRows, checks } from './prove/checks.ts'
import { prove } from './prove/index.ts'
import { LASTING, PASSING } from './prove/references.ts'
import { restore } from './restore.ts'
import { settingFaults } from './settings.ts'
import { backUp, emptyDatabase, into, scratch } from './testing.fixture.ts'

const HASH = 'a'.repeat(32)
const KEY = `media/aa/${HASH}/original.webp`
let world: TestDeps
let folder: string
let archive: string
let tail: Tail

beforeAll(async () => {
  world = await testDeps()
  folder = scratch()
  archive = path.join(folder, 'a.zip')
  await world.deps.files.put(Buffer.from('picture'), KEY)
  await sql`insert into media_file (hash, state, width, height, widths, touched_at, created_at)
    values (${HASH}, 'ready', 1, 1, '{}', now(), now())`.execute(world.deps.db)
  await backUp(world.deps, world.connection, archive)
  ;({ tail } = await checkArchive(archive))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

const findings = async () => {
  const all = []
  for await (const { name, seen, faults } of checks({ ...world.deps, tail }))
    all.push({ name, seen, faults })
  return all
}

test('a proof restores it all, says when it is of and leaves nothing behind', async () => {
  const own = path.join(folder, 'scratch')
  mkdirSync(own)
  const proof = await prove({ archive, config: world.deps.config, folder: own, volatile: true })
  expect(proof.findings.map(({ name, faults }) => [name, faults])).toEqual(
    [
      'rows',
      'money and chains of invoices',
      'visit sheets',
      'files of rows',
      'files of the store',
      'settings',
    ].map((name) => [name, []]),
  )
  expect(proof.recoveryMs).toBeGreaterThan(0)
  expect(Date.parse(proof.archive.tail.snapshotAt)).toBeLessThanOrEqual(Date.now())
  expect(readdirSync(own)).toEqual([])
})

test('a row that is missing is found', async () => {
  const { db } = world.deps
  expect((await checkRows({ db, tail })).faults).toEqual([])
  await sql`delete from media_file`.execute(db)
  expect((await checkRows({ db, tail })).faults).toEqual(['media_file has 0 rows, it had 1'])
  // Now nobody knows the file: no loss, and told.
  expect((await findings()).find(({ name }) => name === 'files of the store')).toMatchObject({
    seen: '1 files, 1 of which no row names',
    faults: [],
  })
  await sql`insert into media_file (hash, state, width, height, widths, touched_at, created_at)
    values (${HASH}, 'ready', 1, 1, '{}', now(), now())`.execute(db)
})

test('a file that is missing is found, and one whose content is not its name', async () => {
  await world.deps.files.remove(KEY)
  const false_ = `sha256/${'0'.repeat(2)}/${'0'.repeat(64)}`
  await world.deps.files.put(Buffer.from('another'), false_)
  const faults = (await findings()).flatMap((finding) => finding.faults)
  expect(faults).toEqual([
    `media_file.hash: the file ${KEY} is missing`,
    `the file ${false_} is not what its name says`,
  ])
})

test('a broken chain of invoices is found', async () => {
  await sql`insert into invoice_chain (tax_id, seq, digest, content_hash)
    values ('B00000000', 3, 'x', 'x')`.execute(world.deps.db)
  const money = (await findings()).find(({ name }) => name.startsWith('money'))
  expect(money?.faults.join()).toContain('the last record is 0, 3 were written')
})

test('an archive whose rows are fewer than it says restores nothing', async () => {
  const fewer = path.join(folder, 'fewer.zip')
  const writer = await ArchiveWriter.begin(fewer, new Date())
  await readArchive(archive, async (entries) => {
    for await (const { name, size, content } of entries)
      if (!['llar.json', TAIL].includes(name) && !name.startsWith('db/media_file/'))
        await writer.add(name, size, content())
  })
  await writer.finish(tail)
  await writer.close()
  const own = await emptyDatabase(world.connection)
  const dataDir = path.join(folder, 'fewer')
  await expect(restore(fewer, into(dataDir, own.url))).rejects.toThrow(
    '1 rows of media_file were written, 0 came. Nothing was restored.',
  )
  expect(readdirSync(dataDir)).toEqual([])
  const { db } = own.open()
  const { rows } = await sql`select from pg_class
    where relnamespace = 'public'::regnamespace`.execute(db)
  expect(rows).toHaveLength(0)
  await db.destroy()
  await own.drop()
})

test('every column that names a file is known to the proof', async () => {
  const { rows } = await sql<{ at: string }>`
    select table_name || '.' || column_name as at from information_schema.columns
    where table_schema = 'public' and column_name in ('file_key', 'proof_key') order by 1`.execute(
    world.deps.db,
  )
  const known = [...LASTING, ...PASSING].map(({ what }) => what)
  expect(rows.map(({ at }) => at).filter((at) => !known.includes(at))).toEqual([])
})

test('a key that is missing or another is named, and none of its value is kept', async () => {
  const key = Buffer.alloc(32, 7).toString('base64')
  const config = readEnv({ CHANNEL_KEY: key, LINK_SECRET: 'a secret of thirty-two characters' })
  const target = path.join(folder, 'keys.zip')
  await backUp(
    { ...world.deps, config: { ...world.deps.config, ...secrets(config) } },
    world.connection,
    target,
  )
  const { settings } = (await checkArchive(target)).tail
  expect(settingFaults(settings, config)).toEqual([])
  expect(settingFaults(settings, readEnv({}))).toEqual([
    expect.stringContaining('CHANNEL_KEY was set'),
    expect.stringContaining('LINK_SECRET was set'),
  ])
  const other = readEnv({
    CHANNEL_KEY: Buffer.alloc(32, 8).toString('base64'),
    LINK_SECRET: 'another of thirty-two characters, too',
  })
  expect(settingFaults(settings, other)).toEqual([
    'CHANNEL_KEY is another than where the back-up was made: what it sealed cannot be opened.',
  ])
  const both = `${Buffer.alloc(32, 8).toString('base64')},${key}`
  const changing = readEnv({ CHANNEL_KEY: both, LINK_SECRET: 'a secret of thirty-two characters' })
  expect(settingFaults(settings, changing)).toEqual([])
  expect(JSON.stringify(settings)).not.toMatch(/BwcH|0707|thirty/)
})

const secrets = ({ channelKeys, linkSecrets }: ReturnType<typeof readEnv>) => ({
  channelKeys,
  linkSecrets,
})
