import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { uuidv7 } from '../db/index.ts'
import { openPool, serverOf, type Connection } from '../db/pool.ts'
import { runStatement } from '../db/statement.ts'
import type { Deps } from '../contract/deps.ts'
import { onDatabase } from '../testing/postgres.ts'
import { makeBackup } from './make.ts'
import type { Target } from './restore.ts'

/** The same place as an address, as settings have it. */
export function urlOf(connection: Connection): string {
  if (typeof connection === 'string') return connection
  const { host } = serverOf(connection)
  return `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(host)}`
}

/** A folder of this test's own. */
export const scratch = (): string => mkdtempSync(path.join(os.tmpdir(), 'llar-backup-test-'))

/** An empty database beside the one that is backed up. */
export async function emptyDatabase(connection: Connection) {
  const name = `back_${uuidv7().replaceAll('-', '')}`
  await runStatement(connection, `create database ${name} template template0`)
  const own = onDatabase(connection, name)
  return {
    connection: own,
    url: urlOf(own),
    open: () => openPool(own, { max: 2 }),
    drop: () => runStatement(connection, `drop database if exists ${name} with (force)`),
  }
}

/** Where a restore goes: a folder, and the embedded database or another. */
export const into = (dataDir: string, databaseUrl: string | null = null): Target => ({
  dataDir,
  databaseUrl,
  databaseDirectUrl: null,
  fileStore: null,
})

/** Backs up the data of these dependencies. */
export const backUp = (
  deps: Pick<Deps, 'config' | 'files' | 'now'>,
  connection: Connection,
  target: string,
) => makeBackup({ connection, target, files: deps.files, config: deps.config, now: deps.now })
