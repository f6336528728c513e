import { vi } from 'vitest'
import { sql } from '../db/index.ts'
import { runStatement } from '../db/statement.ts'
import type { TestServer } from '../testing/test-server.ts'

/** From now on the server's database can only be read, over each connection that it has. */
export async function closeForWriting({ db, connection }: TestServer): Promise<void> {
  const [{ name } = { name: '' }] = (
    await sql<{ name: string }>`select current_database() as name`.execute(db)
  ).rows
  // A session read a while ago would have its end moved by the next question.
  await sql`update session set seen_at = now() - interval '2 hours'`.execute(db)
  await runStatement(connection, `alter database ${name} set default_transaction_read_only = on`)
  await runStatement(
    connection,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  )
  await vi.waitFor(async () => {
    const { rows } = await sql<{
      transaction_read_only: string
    }>`show transaction_read_only`.execute(db)
    if (rows[0]?.transaction_read_only !== 'on') throw new Error('an old connection')
  }, 60_000)
}
