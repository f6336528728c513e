import pg from 'pg'
import { APPLICATION, clientConfig, type Connection } from './pool.ts'

/** As long as our pools wait for a new connection; then who asks gets an error. */
const PATIENCE_MS = 10_000
/** What pg says when that is over. */
const UNANSWERED = 'timeout expired'

/** What pg knows of a connection and does not say in its types. */
interface Line {
  processID: number | null
  _getActiveQuery(): object | null | undefined
}
export const lineOf = (client: pg.ClientBase): Line => client as unknown as Line

/**
 * What a server answers that takes nobody in: it is stopping, was ended, starts, or is not there.
 * Not 53300: where all connections are taken, those we have go on working.
 */
const CLOSED = /^(?:57P0[1-3]|ECONNREFUSED|ECONNRESET|ENOENT)$/

/** Milliseconds by which a timer of ours may be late. */
const SLACK_MS = 2000

/**
 * Whether a server answered nobody for so long, as one that hangs. Who was busy too long to hear the
 * answer in time learns nothing of the server: null.
 */
export async function hangs(connection: Connection, patienceMs: number): Promise<boolean | null> {
  const asked = performance.now()
  if ((await takesIn(connection, patienceMs)) !== null) return false
  return performance.now() - asked > patienceMs + SLACK_MS ? null : true
}

/**
 * Whether the database takes somebody in. One that is stopping and waits for its clients answers
 * the connections we have and refuses new ones, so only a new one tells. Null: not answered at all,
 * as by one that hangs.
 */
export async function takesIn(
  connection: Connection,
  patienceMs = PATIENCE_MS,
): Promise<boolean | null> {
  try {
    return await asked(connection, patienceMs, () => Promise.resolve(true))
  } catch (error) {
    if (!(error instanceof Error)) return true
    if (error.message === UNANSWERED) return null
    return !('code' in error && CLOSED.test(String(error.code)))
  }
}

/** Asks by a new connection, and waits so long for it, and for each answer, at most. */
async function asked<T>(
  connection: Connection,
  patienceMs: number,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...clientConfig(connection),
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined) // the question rejects
  try {
    await client.connect()
    return await ask(client)
  } finally {
    void client.end().catch(() => undefined) // whoever asks does not wait for the goodbye
  }
}

/**
 * Processes, of those that serve connections of ours, which have done nothing for so long that a
 * statement would be for: they wait to be asked (for a connection that asked something before, its
 * process does not hear, as one that is stopped alone), or to end a transaction, which takes no time
 * unless the disk does not answer. Those too of which the server knows nothing: the name leads to
 * another one by now (a fail-over), and the old one hangs up on nobody. Not behind a pooler, where
 * the numbers are its own and name no process: `isPooled` says so, or the number by which this very
 * question goes, which is not that of the process that answers. Empty where the server does not
 * answer.
 */
export function stuckOf(
  connection: Connection,
  pids: readonly number[],
  { forMs, isPooled }: { forMs: number; isPooled: boolean },
): Promise<Set<number>> {
  const found = asked(connection, forMs, (client) =>
    client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where pid = any($1) and application_name = $2
         and (state like 'idle%' or state = 'active' and query ~* '^\\s*(commit|rollback)')
         and state_change < clock_timestamp() - make_interval(secs => $3)
       union all
       select pid from unnest($1::int[]) as asked (pid)
       where not $4 and pg_backend_pid() = $5
         and not exists (select from pg_stat_activity a where a.pid = asked.pid)`,
      [pids, APPLICATION, forMs / 1000, isPooled, lineOf(client).processID],
    ),
  )
  return found.then(
    ({ rows }) => new Set(rows.map(({ pid }) => pid)),
    () => new Set(),
  )
}
