import type pg from 'pg'
import { startEmbedded, type EmbeddedOptions } from './embedded/index.ts'
import type { Database } from './index.ts'
import { migrate } from './migrate.ts'
import { openPool, type Connection } from './pool.ts'

/** The database as the server holds it. */
export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  connection: Connection
  /** For the start-up line. */
  kind: 'embedded PostgreSQL 18' | 'DATABASE_URL'
  /** Names of the migrations that ran at this start. */
  migrated: string[]
  close(): Promise<void>
}

/** Opens (starting the embedded server if there is no URL) and migrates the database. */
export async function openDatabase(
  where: { databaseUrl: string | null; dataDir: string },
  options: EmbeddedOptions & { max?: number; onError?: (error: Error) => void } = {},
): Promise<OpenDatabase> {
  const server = where.databaseUrl === null ? await startEmbedded(where.dataDir, options) : null
  const connection = server?.connection ?? where.databaseUrl ?? ''
  try {
    const migrated = await migrate(connection)
    const { db, pool } = openPool(connection, options)
    const close = async (): Promise<void> => {
      await db.destroy()
      await server?.stop()
    }
    return { db, pool, connection, kind: server ? 'embedded PostgreSQL 18' : 'DATABASE_URL', migrated, close }
  } catch (error) {
    await server?.stop()
    throw error
  }
}
