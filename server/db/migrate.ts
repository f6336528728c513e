import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { letsGo } from './driver.ts'
import { takeLease, type Lease } from './migration-lease.ts'
import { isOnline, makeIndexes } from './online.ts'
import { clientConfig, type Connection } from './pool.ts'

/** So long a database may take to let us in. */
const PATIENCE_MS = 60_000
/**
 * For so long a migration waits for a lock: whoever asks for the same table stands behind it
 * meanwhile. Then it lets them go first and tries again.
 */
const LOCK_MS = 2000
const TRIES = 10
/** lock_not_available */
const LOCKED = '55P03'

/** One file of the migrations folder. */
export interface Migration {
  name: string
  sha256: string
  sql: string
}

/** Folder of the product's own migrations. */
export const MIGRATIONS = path.join(import.meta.dirname, 'migrations')

/** The `NNNN_name.sql` and `NNNN_name.online.sql` files of a folder in their order. */
export async function readMigrations(folder: string = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(folder))
    .filter((name) => /^\d{4}_[a-z0-9_]+(?:\.online)?\.sql$/.test(name))
    .sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return {
        name,
        sql,
        sha256: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex'),
      }
    }),
  )
}

/**
 * Brings the database up to date; returns the names that ran. One transaction per file (none for
 * one of indexes, online.ts), its sha256 kept: a file that changed after it ran is refused. A
 * lease in a row lets one process at a time do it (advisory locks are stubs on some engines); the
 * others wait for it. Up to date it only reads, since a stand-by or a closed disk can be served
 * from, too.
 */
export async function migrate(
  connection: Connection,
  migrations?: Migration[],
  say: (words: string) => void = () => undefined,
  patienceMs = PATIENCE_MS,
): Promise<string[]> {
  const files = migrations ?? (await readMigrations())
  const client = await clientOf(connection)
  let held: Lease | null = null
  try {
    if ((await missing(client, files, patienceMs)).length === 0) return []
    await makeTables(client)
    held = await takeLease(await clientOf(connection), say)
    return await runMissing(client, held.holder, files)
  } finally {
    await held?.release()
    await client.end()
  }
}

/** A database that takes a connection and says nothing is told of, and not waited for. */
async function clientOf(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({
    ...clientConfig(connection),
    connectionTimeoutMillis: PATIENCE_MS,
  })
  client.on('error', () => undefined) // the query in flight rejects
  await client.connect().catch(sayUnanswered)
  return client
}

/** What pg says where nobody answers: who connects, and who asks. */
const UNANSWERED = new Set(['timeout expired', 'Query read timeout'])

function sayUnanswered(error: unknown): never {
  if (error instanceof Error && UNANSWERED.has(error.message))
    throw new Error('The database takes connections and does not answer', { cause: error })
  throw error
}

/** Reads, and waits so long at most: what a migration writes may take any time, this may not. */
function read<Row extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  patienceMs: number,
): Promise<pg.QueryResult<Row>> {
  const asked = { text, query_timeout: patienceMs }
  return client.query<Row>(asked).catch(sayUnanswered)
}

/** The files that have not run. */
async function missing(
  client: pg.Client,
  files: Migration[],
  patienceMs = PATIENCE_MS,
): Promise<Migration[]> {
  const { rows: found } = await read<{ there: boolean }>(
    client,
    "select to_regclass('migration') is not null as there",
    patienceMs,
  )
  if (!found[0]?.there) return files
  const { rows } = await read<{ name: string; sha256: string }>(
    client,
    'select name, sha256 from migration',
    patienceMs,
  )
  const done = new Map(rows.map((row) => [row.name, row.sha256]))
  const changed = files.find((file) => done.has(file.name) && done.get(file.name) !== file.sha256)
  if (changed)
    throw new Error(`Migration ${changed.name} was changed after it ran: write a new one instead`)
  return files.filter((file) => !done.has(file.name))
}

async function runMissing(
  client: pg.Client,
  holder: string,
  files: Migration[],
): Promise<string[]> {
  const ran: string[] = []
  for (const file of await missing(client, files)) {
    for (let tries = 1; !(await runOne(client, holder, file, tries)); tries += 1)
      await sleep(LOCK_MS / 4)
    ran.push(file.name)
  }
  return ran
}

/** False: others hold a table that it needs, and it has to be tried again. */
async function runOne(
  client: pg.Client,
  holder: string,
  file: Migration,
  tries: number,
): Promise<boolean> {
  try {
    if (isOnline(file.name)) await makeIndexes(client, file.sql)
    await client.query(`begin; ${letsGo()}; set local lock_timeout = ${LOCK_MS}`)
    const { rowCount } = await client.query(
      'select 1 from migration_lease where holder = $1 for update',
      [holder],
    )
    if (rowCount === 0) throw new Error('another process took over')
    if (!isOnline(file.name)) await client.query(file.sql)
    await client.query('insert into migration (name, sha256) values ($1, $2)', [
      file.name,
      file.sha256,
    ])
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    if (tries < TRIES && error instanceof Error && 'code' in error && error.code === LOCKED)
      return false
    throw new Error(
      `Migration ${file.name}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

/** Two first starts may both make them; the loser sees a duplicate and goes on. */
async function makeTables(client: pg.Client): Promise<void> {
  const statements = [
    'create table if not exists migration (name text primary key, sha256 text not null, ' +
      'at timestamptz not null default now())',
    'create table if not exists migration_lease (id int primary key, holder text not null, until timestamptz not null)',
  ]
  for (const statement of statements) {
    await client.query(statement).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!['23505', '42P07', '42710'].includes(code)) throw error
    })
  }
}
