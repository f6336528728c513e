import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { chooseAccount, type Account } from './account.ts'
import { findBinaries, hasPrewarm, type Binaries } from './binaries.ts'
import { makeFolder, OWNER } from './initdb.ts'
import { onLeash, type Leash } from './leash.ts'
import { bufferMegabytes } from './memory.ts'
import { knock, makeSocketFolder, socketFolder } from './socket.ts'

const START_MS = 60_000
const LOCK_MS = 15_000

/** A PostgreSQL that answers on its socket. */
export interface EmbeddedServer {
  /** For pg: the socket's folder, the user and the database. */
  connection: { host: string; user: string; database: string }
  /** True when another process started it; it then ends with that process, and this one starts it anew. */
  adopted: boolean
  /** Stops it, if this process started it. */
  stop(): Promise<void>
}

/** `volatile`: nothing is flushed to disk, for tests only. */
export interface EmbeddedOptions {
  volatile?: boolean
}

/**
 * A real PostgreSQL 18 in `dataDir/pg18`: a live server on the folder is adopted, else one is started on a leash.
 * Without TCP: the socket lies in the folder, which only its owner may enter.
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  await mkdir(dataDir, { recursive: true })
  const dir = path.join(path.resolve(dataDir), 'pg18')
  const bin = await findBinaries()
  const account = chooseAccount(dir, bin.postgres)
  if (!existsSync(dir)) await makeFolder(dir, bin, account, options.volatile === true)
  await makeSocketFolder(dir, account)
  let stopping = false
  let leash: Leash | null = null
  const up = async (): Promise<void> => {
    const found = await bringUp(dir, bin, account, options.volatile === true)
    leash = found.leash
    if (leash) return found.client.end()
    // Adopted: when its owner ends it, start it here.
    found.client.once('end', () => {
      if (!stopping) rising = up().catch(() => undefined)
    })
    watched = found.client
  }
  let watched: pg.Client | null = null
  let rising = up()
  await rising
  return {
    connection: { host: socketFolder(dir), user: OWNER, database: OWNER },
    adopted: leash === null,
    stop: async () => {
      stopping = true
      await rising
      await watched?.end().catch(() => undefined)
      await leash?.stop()
    },
  }
}

/** Adopts or starts the server, and sees that our database exists. */
async function bringUp(dir: string, bin: Binaries, account: Account, volatile: boolean) {
  const begin = Date.now()
  let leash: Leash | null = null
  for (;;) {
    const client = await knock(dir)
    if (client) {
      // Another process was faster: its server is adopted, ours ends by itself at the lock file.
      if (leash && (leash.hasEnded() || (await leash.isForeign(await postmasterOf(dir))))) {
        await leash.ended
        leash = null
      }
      await ensureDatabase(client)
      return { client, leash }
    }
    const waited = Date.now() - begin
    if (leash === null) leash = onLeash([bin.postgres, ...settings(dir, volatile, bin)], account)
    else if (leash.hasEnded()) {
      const locked = leash.words().includes('lock file')
      if (!locked || waited > LOCK_MS) throw new Error(`PostgreSQL did not start in ${dir}: ${leash.words().trim()}`)
      if (waited > LOCK_MS / 2) await dropForeignLock(dir)
      await sleep(200)
      leash = null
    } else if (waited > START_MS) {
      await leash.stop()
      throw new Error(`PostgreSQL did not answer within a minute in ${dir}: ${leash.words().trim()}`)
    } else await sleep(10)
  }
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [OWNER])
  if (rowCount === 0) {
    await client.query(`create database ${OWNER}`).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      if (code !== '42P04' && code !== '23505') throw error // made by another process just now
    })
  }
}

/** Process id of the server on the folder; 0 when it says none. */
async function postmasterOf(dir: string): Promise<number> {
  return Number((await readFile(path.join(dir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]?.trim() ?? 0)
}

/** After a power cut the id in postmaster.pid may belong to some other program, for which nobody should wait. */
async function dropForeignLock(dir: string): Promise<void> {
  const file = path.join(dir, 'postmaster.pid')
  const pid = await postmasterOf(dir)
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => null)
  if (name !== null && name.trim() !== 'postgres') await rm(file, { force: true })
}

/** Command line of the server. The log never repeats rows or statements: they may be about people. */
function settings(dir: string, volatile: boolean, bin: Binaries): string[] {
  const values: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder(dir),
    unix_socket_permissions: '0700',
    shared_buffers: volatile ? '64MB' : `${bufferMegabytes()}MB`,
    max_connections: volatile ? '200' : '100',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    wal_compression: 'on',
    random_page_cost: '1.1',
    jit: 'off',
    max_parallel_workers_per_gather: '0', // answers are short, and containers have little shared memory
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    idle_in_transaction_session_timeout: '60s',
  }
  // What was in memory is read back after a restart, behind the answers: the first questions are as fast as the last were.
  if (!volatile && hasPrewarm(bin)) values['shared_preload_libraries'] = 'pg_prewarm'
  if (volatile) Object.assign(values, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' })
  return ['-D', dir, ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
