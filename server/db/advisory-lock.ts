import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Lets only one transaction at a time go on that says the same name, over all instances: what looks
 * whether something is there before it adds it (a form sent twice) sees what the other one added.
 */
export async function withAdvisoryLock(trx: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 14))`.execute(trx)
}
