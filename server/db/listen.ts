import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
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

/** For so long a connection, and each answer on it, may take. */
const PATIENCE_MS = 10_000
/** Nobody asks anything on an ear: one that was lost in silence (a NAT forgot it) is found so. */
const BEAT_MS = 20_000
/** For so long somebody waits for an ear to open, or to end, before they go on without it. */
const WAIT_MS = 2000
const pause = (): Promise<void> => sleep(WAIT_MS, undefined, { ref: false })

/**
 * Hears NOTIFY on a channel, over a connection of its own: a pooler in front of the database may
 * not keep one for us. `heard` is given what was said with it. What was said while it was closed is
 * lost, so poll as well.
 */
export async function listenTo(
  connection: Connection,
  channel: string,
  heard: (payload: string) => void,
  beatMs = BEAT_MS,
): Promise<Ear> {
  const client = new pg.Client({
    ...clientConfig(connection),
    keepAlive: true,
    keepAliveInitialDelayMillis: PATIENCE_MS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: Math.min(beatMs, PATIENCE_MS),
  })
  /** Not waited for long: whom nobody answers does not get a goodbye either. */
  const bye = async (): Promise<void> => {
    await Promise.race([client.end().catch(() => undefined), pause()])
  }
  client.on('error', () => undefined) // `end` follows
  client.on('notification', ({ payload }) => heard(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    await bye()
    throw error
  }
  let open = true
  const hangUp = (): Promise<void> => {
    open = false
    clearInterval(beat)
    return bye()
  }
  const beat = setInterval(() => void client.query('select 1').catch(hangUp), beatMs).unref()
  client.once('end', () => {
    open = false
    clearInterval(beat)
  })
  return { open: () => open, close: hangUp }
}

/** An ear that is opened again where its line was lost. */
export interface StandingEar {
  open(): boolean
  /** Opens it where it is not open; waits for it two seconds at most, and goes on without it. */
  ensure(): Promise<void>
  close(): Promise<void>
}

/** Listens for as long as somebody says `ensure` now and then; `failed` hears why it cannot. */
export function standingEar(
  connection: Connection,
  channel: string,
  heard: (payload: string) => void,
  failed: (error: unknown) => void = () => undefined,
): StandingEar {
  let ear: Ear | null = null
  let opening: Promise<void> | null = null
  let closed = false
  const listen = async (): Promise<void> => {
    const next = await listenTo(connection, channel, heard)
    if (closed) return next.close()
    ear = next
  }
  return {
    open: () => ear?.open() ?? false,
    ensure: async () => {
      if (closed || ear?.open()) return
      opening ??= listen()
        .catch((error: unknown) => void (closed || failed(error)))
        .finally(() => (opening = null))
      await Promise.race([opening, pause()])
    },
    close: async () => {
      closed = true
      await Promise.race([opening, pause()])
      await ear?.close()
    },
  }
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
