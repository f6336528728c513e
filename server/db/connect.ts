import type pg from 'pg'
import { startEmbedded, type EmbeddedOptions } from './embedded/index.ts'
import type { Database } from './database.ts'
import { hearingOf } from './hearing.ts'
import { isHeard } from './listen.ts'
import { migrate } from './migrate.ts'
import { openPool, type Connection, type PoolOptions } from './pool.ts'
import { steady } from './steady.ts'
import { watchHeld } from './watch-held.ts'

const HEARD_MS = 2000

/** The database as the server holds it. */
export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /**
   * As the pool reaches it: maybe through a pooler, which keeps nothing from one transaction to the
   * next.
   */
  connection: Connection
  /** As the database itself is reached: for LISTEN and migrations. */
  direct: Connection
  /** For the start-up line. */
  kind: 'embedded PostgreSQL 18' | 'DATABASE_URL'
  /** Names of the migrations that ran at this start. */
  migrated: string[]
  /**
   * Whether what is said through the pool is heard at `direct`. Asked again until it is: a stand-by
   * hears nothing before it is promoted.
   */
  heard(): boolean
  /** Why the embedded database is not there at the moment; null: it is, or there is none. */
  trouble(): string | null
  close(): Promise<void>
}

/**
 * Opens (starting the embedded server if there is no URL) and migrates the database, and tries
 * whether NOTIFY is heard.
 */
export async function openDatabase(
  where: { databaseUrl: string | null; databaseDirectUrl?: string | null; dataDir: string },
  options: EmbeddedOptions & PoolOptions & { heardAgainMs?: number; heardMs?: number } = {},
): Promise<OpenDatabase> {
  const server = where.databaseUrl === null ? await startEmbedded(where.dataDir, options) : null
  const connection = server?.connection ?? where.databaseUrl ?? ''
  const direct = server?.connection ?? where.databaseDirectUrl ?? connection
  try {
    const migrated = await (server
      ? steady(server.trouble, () => migrate(direct, undefined, options.say))
      : migrate(direct, undefined, options.say))
    const { db, pool } = openPool(connection, options)
    const lookAway = watchHeld(pool, direct, { isPooled: direct !== connection })
    const hearing = await hearingOf(
      server !== null,
      () => isHeard(direct, db, options.heardMs ?? HEARD_MS),
      options.say,
      options.heardAgainMs,
    )
    const close = async (): Promise<void> => {
      lookAway()
      await hearing.stop()
      await db.destroy()
      await server?.stop()
    }
    const trouble = (): string | null => server?.trouble() ?? null
    return {
      db,
      pool,
      connection,
      direct,
      kind: server ? 'embedded PostgreSQL 18' : 'DATABASE_URL',
      migrated,
      heard: hearing.heard,
      trouble,
      close,
    }
  } catch (error) {
    await server?.stop()
    throw error
  }
}
