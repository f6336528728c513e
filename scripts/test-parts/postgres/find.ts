import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { memoryFolder } from '../../../server/testing/memory-folder.ts'
import { NOBODY, postgresFolders } from '../../postgres-programs.ts'

/** A PostgreSQL that is not ours, and how to leave it. */
export interface Found {
  url: string
  what: string
  close(): Promise<void>
}

/** As the embedded one of the tests: nothing outlives the run, so nothing is kept for a fall. */
const VOLATILE = [
  'max_connections=200',
  'max_wal_size=256MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
]

/** Whether a database answers there and this user may create another. */
async function usable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ ok: boolean }>(
      'select rolcreatedb or rolsuper as ok from pg_roles where rolname = current_user',
    )
    return rows[0]?.ok === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * The programs of Debian's newest PostgreSQL; installed through apt where that is allowed and they
 * are missing.
 */
function debian(): string | null {
  const installed = (): string[] =>
    postgresFolders().filter((folder) => existsSync(join(folder, 'initdb')))
  if (installed().length === 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    if (spawnSync('apt-get', ['update'], { env, stdio: 'ignore' }).status === 0)
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
        env,
        stdio: 'ignore',
      })
  }
  return installed()[0] ?? null
}

/**
 * A server of its own in a folder of its own, on a socket only, gone afterwards.
 */
async function startOwn(bin: string): Promise<Found> {
  const folder = memoryFolder('llar-pg-')
  if (NOBODY.uid !== undefined) chownSync(folder, NOBODY.uid, NOBODY.gid)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'],
    { ...NOBODY, cwd: '/', stdio: 'ignore' },
  )
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-h', '', ...VOLATILE.flatMap((one) => ['-c', one])],
    { ...NOBODY, cwd: '/', stdio: 'ignore' },
  )
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  const close = async (): Promise<void> => {
    const over = new Promise((done) => server.once('exit', done))
    if (server.exitCode === null) server.kill('SIGINT')
    await over
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100; tries += 1) {
    if (await usable(url))
      return {
        url,
        what: execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
        close,
      }
    await sleep(100)
  }
  await close()
  throw new Error(`${bin}/postgres does not start`)
}

/**
 * DATABASE_URL_TEST, else a server on the local socket, else Debian's package; null when there is
 * none to be had.
 */
export async function findPostgres(): Promise<Found | null> {
  const given = process.env['DATABASE_URL_TEST']
  const close = (): Promise<void> => Promise.resolve()
  if (given) return { url: given, what: 'DATABASE_URL_TEST', close }
  const local =
    `postgres://${process.env['PGUSER'] ?? 'postgres'}` +
    `@localhost/postgres?host=${encodeURIComponent('/var/run/postgresql')}`
  if (existsSync('/var/run/postgresql/.s.PGSQL.5432') && (await usable(local)))
    return { url: local, what: 'the local socket', close }
  const bin = debian()
  return bin ? startOwn(bin) : null
}
