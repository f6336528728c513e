import pg from 'pg'
import { clientConfig, type Connection } from './pool.ts'

/** An open ear on one channel. */
export interface Ear {
  /** False once the connection was lost: open another. */
  open(): boolean
  close(): Promise<void>
}

/**
 * Hears NOTIFY on a channel, over a connection of its own: a pooler in front of the database may not keep one for
 * us. `heard` is given what was said with it. What was said while it was closed is lost, so poll as well.
 */
export async function listenTo(connection: Connection, channel: string, heard: (payload: string) => void): Promise<Ear> {
  const client = new pg.Client(clientConfig(connection))
  let open = true
  client.on('error', () => undefined) // `end` follows
  client.once('end', () => (open = false))
  client.on('notification', ({ payload }) => heard(payload ?? ''))
  await client.connect()
  await client.query(`listen ${channel}`)
  return { open: () => open, close: () => client.end().catch(() => undefined) }
}
