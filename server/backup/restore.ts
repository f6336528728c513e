import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Config } from '../config/env.ts'
import { load, migrationsOf, reach, type Load } from '../db/copy/index.ts'
import { runStatement } from '../db/statement.ts'
import { filesOf } from '../ports/files/of-settings.ts'
import type { FilesPort } from '../ports/files/port.ts'
import { s3Files } from '../ports/files/s3.ts'
import { BadArchive, FOLDERS, type Tail } from './archive/format.ts'
import { checkArchive, readArchive, type CheckedArchive, type ReadEntry } from './archive/read.ts'
import { fileKeeper } from './keep-files.ts'
import { unpacked } from './pieces.ts'

/** Where an archive goes. */
export type Target = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'fileStore'>

/** What is being restored lies here until it is whole; the next try sweeps what a killed one left. */
const HALF = '.restoring'
const IGNORED = new Set([HALF, 'lost+found'])

/**
 * Restores an archive into a folder in which there is nothing, or a database and a bucket. Every
 * byte is looked at first; then all is made beside its place and moved there at the end, the
 * database last.
 */
export async function restore(
  archive: string,
  target: Target,
  options: { volatile?: boolean } = {},
): Promise<CheckedArchive> {
  await refuseFilled(target)
  const checked = await checkArchive(archive)
  await migrationsOf(checked.tail.migrations)
  const half = path.join(target.dataDir, HALF)
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true })
  try {
    await fill(archive, checked.tail, { target, half, ...options })
    await moveUp(half, target.dataDir)
  } finally {
    await rm(half, { recursive: true, force: true })
  }
  return checked
}

/** The database last: a server that is started on a folder without it begins a new one. */
async function moveUp(half: string, dataDir: string): Promise<void> {
  const names = (await readdir(half)).toSorted(
    (a, b) => Number(a === 'pg18') - Number(b === 'pg18'),
  )
  for (const name of names) await rename(path.join(half, name), path.join(dataDir, name))
}

async function refuseFilled({ dataDir, fileStore }: Target): Promise<void> {
  const there = (existsSync(dataDir) ? await readdir(dataDir) : []).filter(
    (name) => !IGNORED.has(name),
  )
  if (there[0] !== undefined)
    throw new BadArchive(
      `The folder ${dataDir} is not empty (it has ${there[0]}): give an empty one as DATA_DIR.`,
    )
  if (!fileStore) return
  for await (const { key } of s3Files(fileStore, dataDir).list())
    throw new BadArchive(`The bucket is not empty (it has ${key}): give an empty one.`)
}

interface Filling {
  target: Target
  half: string
  volatile?: boolean
}

async function fill(archive: string, tail: Tail, { target, half, volatile }: Filling) {
  const files = filesOf({ dataDir: half, fileStore: target.fileStore })
  const { connection, stop } = await reach({ ...target, dataDir: half }, volatile)
  try {
    await readArchive(archive, (entries) =>
      load(connection, {
        ...loadOf(tail, sorted(entries, { files, half })),
        settle: async (counts) => {
          refuseFewer(tail, counts)
          // Files before rows: a database that knows files which are not there looks whole.
          if (target.databaseUrl !== null) await moveUp(half, target.dataDir)
        },
      }),
    )
    await runStatement(connection, 'analyze')
  } finally {
    await stop()
  }
}

function refuseFewer({ tables }: Tail, counts: ReadonlyMap<string, number>): void {
  for (const { name, rows } of tables)
    if ((counts.get(name) ?? 0) !== rows)
      throw new BadArchive(
        `${rows} rows of ${name} were written, ${counts.get(name) ?? 0} came. Nothing was restored.`,
      )
}

const loadOf = (tail: Tail, rows: ReturnType<typeof sorted>): Omit<Load, 'settle'> => ({
  migrations: tail.migrations,
  sequences: tail.sequences,
  tables: async function* () {
    const tables = new Map(tail.tables.map((table) => [table.name, table]))
    for await (const { name, text } of rows) {
      const table = tables.get(name)
      if (!table) throw new BadArchive(`The archive has rows of ${name} that it does not list.`)
      yield { table, text }
    }
  },
})

/** Puts files and keys where they belong as they come by, and hands on the rows, table by table. */
async function* sorted(
  entries: AsyncGenerator<ReadEntry>,
  place: { files: FilesPort; half: string },
): AsyncGenerator<{ name: string; text: AsyncGenerator<Buffer> }> {
  const keeper = fileKeeper(place.files)
  let next = await entries.next()
  while (!next.done) {
    const entry = next.value
    const table = tableOf(entry.name)
    if (table === null) {
      if (entry.name.startsWith(FOLDERS.file)) await keeper.keep(entry)
      if (entry.name.startsWith(FOLDERS.key)) await keepKey(entry, place.half)
      next = await entries.next()
      continue
    }
    const text = async function* (): AsyncGenerator<Buffer> {
      while (!next.done && tableOf(next.value.name) === table) {
        yield await unpacked(next.value.content())
        next = await entries.next()
      }
    }
    yield { name: table, text: text() }
  }
  await keeper.settle()
}

const tableOf = (name: string): string | null =>
  name.startsWith(FOLDERS.table) ? (name.split('/')[1] ?? '') : null

async function keepKey({ name, content }: ReadEntry, half: string): Promise<void> {
  const file = path.join(half, path.basename(name))
  await writeFile(file, await buffer(content()), { mode: 0o600, flag: 'wx', flush: true })
}
