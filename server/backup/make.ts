import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/env.ts'
import { withSnapshot, type Snapshot } from '../db/copy/index.ts'
import type { Connection } from '../db/pool.ts'
import { clearStale, tempName } from '../http/temp-files.ts'
import type { FilesPort } from '../ports/files/port.ts'
import { BadArchive, FOLDERS, type Tail } from './archive/format.ts'
import { ArchiveWriter } from './archive/write.ts'
import { fileCopier, type Copied } from './files.ts'
import { packed } from './pieces.ts'
import { neededSettings, readKeys } from './settings.ts'

/** What a back-up is made of, and where it goes. */
export interface BackupOf {
  connection: Connection
  files: FilesPort
  config: Config
  /** The archive's path; nothing is there yet. */
  target: string
  now(): Date
}

/** A back-up that was made. */
export interface Made {
  bytes: number
  tail: Omit<Tail, 'digest'>
}

/** What half a back-up is called is told from a whole one at a glance, and swept once its maker is dead. */
const PARTS = '.llar-back-up'

/**
 * Makes a back-up beside a server at work. What is written has another name until it is whole and on
 * the disk: whoever is killed leaves no file that looks like one.
 */
export async function makeBackup({
  connection,
  files,
  config,
  target,
  now,
}: BackupOf): Promise<Made> {
  if (existsSync(target)) throw new BadArchive(`${target} is there already: give another name.`)
  const folder = path.dirname(path.resolve(target))
  const parts = path.join(folder, PARTS)
  await mkdir(parts, { recursive: true, mode: 0o700 })
  await clearStale(parts)
  const part = path.join(parts, tempName())
  const begun = now()
  const archive = await ArchiveWriter.begin(part, begun)
  try {
    const copier = fileCopier(files, archive, begun)
    await copier.all()
    const tail = await withSnapshot(connection, async (snapshot) => {
      await copier.whatCame()
      return writeDown(archive, snapshot, { config, copied: copier.copied, now })
    })
    const bytes = await archive.finish(tail)
    await rename(part, target)
    await syncFolder(folder)
    return { bytes, tail }
  } finally {
    await archive.close()
    await rm(part, { force: true })
    await rmdir(parts).catch(() => undefined)
  }
}

async function writeDown(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  { config, copied, now }: { config: Config; copied: Copied; now(): Date },
): Promise<Omit<Tail, 'digest'>> {
  // After the moment: a key that sealed one of its rows was there before the row.
  const keys = await readKeys(config.dataDir)
  for (const [name, key] of keys) await archive.addText(`${FOLDERS.key}${name}`, key)
  const tables: Tail['tables'] = []
  for (const table of snapshot.tables) {
    const { text, count } = snapshot.rows(table)
    for await (const { name, bytes } of packed(table.name, text)) await archive.addText(name, bytes)
    tables.push({ ...table, rows: count() })
  }
  const { at, server, migrations, sequences } = snapshot
  return {
    snapshotAt: at.toISOString(),
    finishedAt: now().toISOString(),
    server,
    migrations,
    sequences,
    tables,
    files: copied,
    keys: [...keys.keys()],
    settings: neededSettings(config),
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().catch(() => undefined) // some file systems cannot flush a folder
  await handle.close()
}
