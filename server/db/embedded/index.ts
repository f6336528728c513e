import type { EmbeddedServer } from './server.ts'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import type { Ground } from './bring-up.ts'
import { makeFolder, OWNER } from './initdb.ts'
import { STOP_SECONDS } from './guarded-process.ts'
import { socketFolder } from './socket.ts'
import { supervise } from './supervise.ts'
import { HANG_SECONDS } from './watch-hanging.ts'

export type { EmbeddedServer } from './server.ts'

/** How the server is run. */
export interface EmbeddedOptions {
  /** Nothing is flushed to disk, for tests only. */
  volatile?: boolean
  /** Seconds for a clean stop before it is made to: for tests. */
  stopSeconds?: number
  /** Seconds in which it should answer a new connection: for tests. */
  hangSeconds?: number
  /** Tells people what is waited for, what ended and what came back. */
  say?: (words: string) => void
}

/**
 * A real PostgreSQL 18 in `dataDir/pg18`: a live server on the folder is adopted, else one is
 * started guarded (guarded-process.ts); one that ends while it is needed is brought back. Without TCP: the socket
 * lies in the folder, which only its owner may enter.
 */
export async function startEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  await mkdir(dataDir, { recursive: true })
  const dir = path.join(path.resolve(dataDir), 'pg18')
  const bin = await findBinaries()
  const account = chooseAccount(dir, bin.postgres)
  const {
    volatile = false,
    stopSeconds = STOP_SECONDS,
    hangSeconds = HANG_SECONDS,
    say = () => undefined,
  } = options
  if (!existsSync(dir)) await makeFolder(dir, bin, account, volatile)
  const ground: Ground = { dir, bin, account, volatile, stopSeconds, hangSeconds, say }
  return {
    connection: { host: socketFolder(dir), user: OWNER, database: OWNER },
    ...(await supervise(ground)),
  }
}
