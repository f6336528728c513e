import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { clientConfig, type Connection } from './pool.ts'

/** An open ear on one channel. */
export interface Ear {
  /** False once the connection was lost: open another. */
  open(): boolean
  close(): Promise<void>
}

/**
 * Hears NOTIFY on a channel, over a connection of its own: a pooler in front of the database may
 * not keep one for us. `heard` is given what was said with it. What was said while it was closed is
 * lost, so poll as well.
 */
export async function listenTo(
  connection: Connection,
  channel: string,
  heard: (payload: string) => void,
): Promise<Ear> {
  const client = new pg.Client({
    ...clientConfig(connection),
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  let open = true
  client.on('error', () => undefined) // `end` follows
  client.once('end', () => (open = false))
  client.on('notification', ({ payload }) => heard(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return { open: () => open, close: () => client.end().catch(() => undefined) }
}

const PROBE = 'llar_probe'

/**
 * Whether what is said through the pool is heard on a connection of its own. Behind a pooler in
 * transaction mode it is not: LISTEN is taken, and the line looks open for ever.
 */
export async function isHeard(connection: Connection, db: Database, ms: number): Promise<boolean> {
  const word = randomUUID()
  let hear: (heard: boolean) => void = () => undefined
  const heard = new Promise<boolean>((resolve) => (hear = resolve))
  const ear = await listenTo(connection, PROBE, (said) => said === word && hear(true)).catch(
    () => null,
  )
  if (!ear) return false
  const timer = setTimeout(() => hear(false), ms)
  try {
    await sql`select pg_notify(${PROBE}, ${word})`.execute(db)
    return await heard
  } finally {
    clearTimeout(timer)
    await ear.close()
  }
}
