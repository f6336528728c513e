import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { inOneTransaction } from './ground.ts'
import { copyOf, readTables, type CopiedTable } from './tables.ts'
import type { Connection } from '../pool.ts'

/** A sequence and where it stood. */
export interface CopiedSequence {
  name: string
  /** Null: nobody has taken a number of it yet. */
  last: string | null
}

/** The database at one moment, for as long as it is read. */
export interface Snapshot {
  /** The moment, by the database's clock. */
  at: Date
  server: string
  migrations: { name: string; sha256: string }[]
  tables: CopiedTable[]
  sequences: CopiedSequence[]
  /** The rows of a table as COPY's text; returns how many there were. */
  rows(table: CopiedTable): { text: AsyncIterable<Buffer>; count(): number }
}

/** One back-up at a time: this says "llar" and "back". */
const LOCK = [0x6c6c6172, 0x6261636b]

/** Another back-up of the same database is at work. */
export class AtWork extends Error {
  override name = 'AtWork'
  constructor() {
    super('Another back-up of this database is at work')
  }
}

/** Where nothing was ever migrated there is nothing to keep. */
export class NothingThere extends Error {
  override name = 'NothingThere'
  constructor() {
    super('There is nothing of Llar in this database')
  }
}

/** What was read may lack what it had. */
export class Migrated extends Error {
  override name = 'Migrated'
  constructor() {
    super('The database was migrated while it was copied, nothing is kept: make it again')
  }
}

/**
 * A migration that writes a table anew hides its rows from whoever began to read before: they find
 * it empty, and nothing says so. What was read counts where none ran meanwhile.
 */
async function refuseMigrated(
  connection: Connection,
  { migrations }: Pick<Snapshot, 'migrations'>,
): Promise<void> {
  const ran = await inOneTransaction(connection, 'repeatable read read only', migrationsRun)
  if (ran.length !== migrations.length) throw new Migrated()
}

/**
 * Reads the database as it stands at one moment, while others go on writing. VACUUM keeps what is
 * read here until it ends.
 */
export async function withSnapshot<T>(
  connection: Connection,
  act: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return inOneTransaction(connection, 'repeatable read read only', async (client) => {
    const { rows: locked } = await client.query<{ ours: boolean }>(
      'select pg_try_advisory_xact_lock($1, $2) as ours',
      LOCK,
    )
    if (!locked[0]?.ours) throw new AtWork()
    const snapshot = await snapshotOf(client)
    const done = await act(snapshot)
    await refuseMigrated(connection, snapshot)
    return done
  })
}

async function migrationsRun(client: pg.Client): Promise<Snapshot['migrations']> {
  const { rows } = await client.query<Snapshot['migrations'][number]>(
    'select name, sha256 from migration order by name',
  )
  return rows
}

async function snapshotOf(client: pg.Client): Promise<Snapshot> {
  const { rows: about } = await client.query<{ at: Date; server: string; ours: boolean }>(
    `select now() as at, current_setting('server_version') as server,
       to_regclass('migration') is not null as ours`,
  )
  const [first] = about
  if (!first?.ours) throw new NothingThere()
  const { rows: sequences } = await client.query<CopiedSequence>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = current_schema() order by 1`,
  )
  return {
    at: first.at,
    server: first.server,
    migrations: await migrationsRun(client),
    tables: await readTables(client),
    sequences,
    rows: (table) => {
      const copying = client.query(to(`${copyOf(table)} to stdout`))
      return { text: copying, count: () => copying.rowCount ?? 0 }
    },
  }
}
