import { vi } from 'vitest'
import { sql } from '../db/index.ts'
import { runStatement } from '../db/statement.ts'
import type { TestServer } from './test-server.ts'

/**
 * From now on this database finds a deadlock after an hour only: two that wait for each other let
 * the test run out of time, where they would else be told apart after a second and tried again.
 */
export async function stopDeadlockDetection({ db, connection }: TestServer): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const name = rows[0]?.name
  await runStatement(connection, `alter database ${name} set deadlock_timeout = '1h'`)
  await runStatement(
    connection,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  )
  await vi.waitFor(async () => {
    const shown = await sql<{ deadlock_timeout: string }>`show deadlock_timeout`.execute(db)
    if (shown.rows[0]?.deadlock_timeout !== '1h') throw new Error('an old connection')
  }, 60_000)
}
