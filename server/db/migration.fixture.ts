import pg from 'pg'
import { inject } from 'vitest'
import { onDatabase } from '../testing/postgres.ts'
import { migrate, readMigrations } from './migrate.ts'
import { clientConfig } from './pool.ts'

/** A database in which rows lay before a migration that changes them. */
export interface Migrated {
  db: pg.Client
  close(): Promise<void>
}

/**
 * Makes a database of its own up to the migration before `number` (four digits), writes `rows` into
 * it as SQL, then runs the rest.
 */
export async function migratedOver(name: string, number: string, rows: string): Promise<Migrated> {
  const { connection } = inject('postgres')
  const database = `${name}_${process.pid}`
  const server = new pg.Client(clientConfig(connection))
  await server.connect()
  await server.query(`create database ${database}`)
  const own = onDatabase(connection, database)
  const all = await readMigrations()
  await migrate(
    own,
    all.filter((file) => file.name < number),
  )
  const db = new pg.Client(clientConfig(own))
  await db.connect()
  await db.query(rows)
  await migrate(own, all)
  return {
    db,
    close: async () => {
      await db.end()
      await server.query(`drop database if exists ${database} with (force)`)
      await server.end()
    },
  }
}
