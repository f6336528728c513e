import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Account } from './account.ts'
import { OWNER } from './initdb.ts'

const LONGEST = 90
/** One that hangs takes connections and says nothing. */
const KNOCK_MS = 5000

/**
 * Where the socket lies: in the data folder (0700), or in the temp folder when that path would be
 * too long.
 */
export function socketFolder(dir: string): string {
  if (Buffer.byteLength(dir) <= LONGEST) return dir
  const digest = createHash('sha256').update(dir).digest('hex').slice(0, 16)
  return path.join(os.tmpdir(), `pg-${digest}`)
}

/** The socket by which a server on the folder takes people in. */
export const socketOf = (dir: string): string => path.join(socketFolder(dir), '.s.PGSQL.5432')

/** Whether it is there: a server whose socket was swept away lives on, and nobody gets in. */
export const hasSocket = (dir: string): boolean => existsSync(socketOf(dir))

/** Makes the socket's folder when it is not the data folder itself, closed to everybody else. */
export async function makeSocketFolder(dir: string, account: Account): Promise<void> {
  const folder = socketFolder(dir)
  if (folder === dir) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = await stat(folder)
  if (![process.getuid?.(), account.uid].includes(uid) || (mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to somebody else: remove it or choose a shorter DATA_DIR`)
  }
  if (account.uid !== undefined && account.gid !== undefined)
    await chown(folder, account.uid, account.gid)
}

/** Opens one connection to the server on the folder, or returns null when none answers. */
export async function knock(dir: string, database = 'postgres'): Promise<pg.Client | null> {
  const client = new pg.Client({
    host: socketFolder(dir),
    user: OWNER,
    database,
    connectionTimeoutMillis: KNOCK_MS,
  })
  client.on('error', () => undefined) // whoever keeps it asks for `end`
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    // 57P03: it is starting or stopping; anything that is no answer of PostgreSQL: nobody is there.
    if (error instanceof Error && 'code' in error && error.code === '57P03') await sleep(20)
    return null
  }
}
