import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../embedded/index.ts'
import { clientConfig, type Connection } from '../pool.ts'

/** Where the data lie, as the settings say it. */
export interface Place {
  databaseUrl: string | null
  databaseDirectUrl: string | null
  dataDir: string
}

/** Whether there is anything that could be backed up. */
export const hasDatabase = ({ databaseUrl, dataDir }: Place): boolean =>
  databaseUrl !== null || existsSync(path.join(dataDir, 'pg18'))

/**
 * Reaches the database as it is: nothing is migrated, since who backs up before an upgrade runs the
 * new version's program on the old one's data.
 */
export async function reach(
  place: Place,
  volatile = false,
): Promise<{ connection: Connection; stop(): Promise<void> }> {
  const url = place.databaseDirectUrl ?? place.databaseUrl
  if (url !== null) return { connection: url, stop: async () => undefined }
  const server = await startEmbedded(place.dataDir, { volatile })
  return { connection: server.connection, stop: () => server.stop() }
}

/** Does `act` on a connection of its own, in one transaction that no time limit ends. */
export async function inOneTransaction<T>(
  connection: Connection,
  mode: 'repeatable read read only' | 'read committed',
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined) // the query in flight rejects
  await client.connect()
  try {
    await client.query(
      `begin isolation level ${mode}; set local idle_in_transaction_session_timeout = 0;
       set local statement_timeout = 0; set local lock_timeout = 0; set local timezone = 'UTC';
       set local extra_float_digits = 3`,
    )
    const done = await act(client)
    await client.query('commit')
    return done
  } finally {
    // Where something failed, what was begun goes with the connection.
    await client.end().catch(() => undefined)
  }
}
