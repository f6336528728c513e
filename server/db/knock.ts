import pg from 'pg'
import { clientConfig, type Connection } from './pool.ts'

const PATIENCE_MS = 2000

/**
 * What a server answers that takes nobody in: it is stopping, was ended, starts, or is not there.
 * Not 53300: where all connections are taken, those we have go on working.
 */
const CLOSED = /^(?:57P0[1-3]|ECONNREFUSED|ECONNRESET|ENOENT)$/

/**
 * Whether the database takes somebody in. One that is stopping and waits for its clients answers
 * the connections we have and refuses new ones, so only a new one tells.
 */
export async function takesIn(connection: Connection): Promise<boolean> {
  const client = new pg.Client({
    ...clientConfig(connection),
    connectionTimeoutMillis: PATIENCE_MS,
  })
  client.on('error', () => undefined) // the question rejects
  try {
    await client.connect()
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && CLOSED.test(String(error.code)))
  } finally {
    void client.end().catch(() => undefined) // whoever asks does not wait for the goodbye
  }
}
