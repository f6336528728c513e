import { Kysely } from 'kysely'
import pg from 'pg'
import { GuardedSocket } from './guarded-socket.ts'
import { LOCK_MS, OurDialect, type Patience } from './driver.ts'
import { readingPool, type ReadColumn } from './read-columns.ts'
import { isTracing } from '../trace/span.ts'
import { traceStatement } from '../trace/statement.ts'
import type { Tables } from './tables/index.ts'
import type { Database } from './database.ts'

/** How to reach a PostgreSQL: a URL, or the embedded server's socket. */
export type Connection = string | { host: string; user: string; database: string }

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

/**
 * int8 (money in cents, counts) and numeric as number: ours stay far below 2^53. date stays text
 * 'YYYY-MM-DD', because a Date would shift it by the time zone. All else as pg does it: timestamptz
 * is a Date.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    if (format !== 'binary' && (oid === INT8 || oid === NUMERIC)) return Number
    if (format !== 'binary' && oid === DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

/** What our connections are called where the server lists them. */
export const APPLICATION = 'llar'

/** Settings of one connection, with our parsers. */
export function clientConfig(connection: Connection): pg.ClientConfig {
  const where = typeof connection === 'string' ? { connectionString: connection } : connection
  return { ...where, types, application_name: APPLICATION, stream: () => new GuardedSocket() }
}

/**
 * Where a connection leads, as pg itself reads it: a URL may name a socket's folder in `?host=`.
 */
export function serverOf(connection: Connection): {
  host: string
  port: number
  user: string
  password: string
} {
  const { host, port, user = '', password } = new pg.Client(clientConfig(connection))
  return { host, port, user, password: password ?? '' }
}

/** For so long a new connection may go unanswered. */
const PATIENCE_MS = 10_000
/** A connection is renewed after so long. */
const LIFETIME_S = 300

/** read_only_sql_transaction */
const CLOSED = '25006'

/** How a pool is opened. */
export interface PoolOptions extends Patience {
  max?: number
  /** For so long a new connection may go unanswered; 10 s unless told. */
  connectMs?: number
  /** Hears of idle connections that broke. */
  onError?: (error: Error) => void
  /**
   * How columns that hold documents are read, by `table.column`; left out, they come as they are
   * stored.
   */
  columns?: ReadonlyMap<string, ReadColumn>
}

/**
 * For how long a statement outside of a transaction waits for a lock, or works; a transaction says
 * it for itself. A pooler may hand it on to other connections of ours, or lose it: then it waits on.
 */
async function setPatience(
  client: pg.ClientBase,
  { lockMs = LOCK_MS, statementMs = 0 }: Patience,
): Promise<void> {
  const text =
    `set lock_timeout = ${lockMs}` +
    (statementMs > 0 ? `; set statement_timeout = ${statementMs}` : '')
  const asked = { text, query_timeout: PATIENCE_MS }
  await client.query(asked)
}

/**
 * A line to what reads only since a fail-over is given up when it is let go of: the next one may
 * lead to the primary.
 */
function leaveClosed(pool: pg.Pool): void {
  const closed = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === CLOSED) closed.add(client)
    })
  })
  pool.on('release', (_error, client) => {
    // The pool drops who says goodbye before it looks.
    if (closed.has(client)) void (client as unknown as pg.Client).end().catch(() => undefined)
  })
}

/** The pool and Kysely over it. A broken idle connection is dropped and told to `onError`. */
export function openPool(
  connection: Connection,
  options: PoolOptions = {},
): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...clientConfig(connection),
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectMs ?? PATIENCE_MS,
    onConnect: (client) => setPatience(client, options),
    // A host that is gone says nothing: without questions, whoever waits for its answer waits on.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // What was the primary, and reads only since a fail-over, hangs up on nobody.
    maxLifetimeSeconds: LIFETIME_S,
    allowExitOnIdle: true,
  })
  pool.on('error', (error) => options.onError?.(error))
  leaveClosed(pool)
  // One that is lost while somebody holds it: their next query rejects and the pool drops it;
  // unheard, it would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const db = new Kysely<Tables>({
    dialect: new OurDialect(
      { pool: options.columns ? readingPool(pool, options.columns, types) : pool },
      options,
    ),
    ...(isTracing() && { log: traceStatement }),
  })
  return { db, pool }
}
