import pg from 'pg'
import { clientConfig, type Connection } from './pool.ts'

/**
 * Runs one statement on a connection of its own; for what no pool may do, such as `create
 * database`.
 */
export async function runStatement(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(clientConfig(connection))
  client.on('error', () => undefined) // the query rejects
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
