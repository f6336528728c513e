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
    return act(await snapshotOf(client))
  })
}

async function snapshotOf(client: pg.Client): Promise<Snapshot> {
  const { rows: about } = await client.query<{ at: Date; server: string; ours: boolean }>(
    `select now() as at, current_setting('server_version') as server,
       to_regclass('migration') is not null as ours`,
  )
  const [first] = about
  if (!first?.ours) throw new NothingThere()
  const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration order by name',
  )
  const { rows: sequences } = await client.query<CopiedSequence>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = current_schema() order by 1`,
  )
  return {
    at: first.at,
    server: first.server,
    migrations,
    tables: await readTables(client),
    sequences,
    rows: (table) => {
      const copying = client.query(to(`${copyOf(table)} to stdout`))
      return { text: copying, count: () => copying.rowCount ?? 0 }
    },
  }
}
