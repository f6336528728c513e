import { inTransaction, sql } from '../db/index.ts'
import type { Bench } from './run.ts'

/**
 * Adds the jobs that run by themselves, once per slot over all instances: the row of a kind
 * remembers the last slot (minutes since 1970 by the job's interval), and only who moves it on adds
 * the job.
 */
export async function addDue(bench: Bench): Promise<void> {
  const { deps, definitions } = bench
  for (const { kind, everyMinutes } of definitions.values()) {
    if (everyMinutes === undefined) continue
    const slot = Math.floor(deps.now().getTime() / 60_000 / everyMinutes)
    await inTransaction(deps.db, async (trx) => {
      const { rows } = await sql`
        insert into job_clock as c (kind, slot) values (${kind}, ${slot})
        on conflict (kind) do update set slot = excluded.slot where c.slot < excluded.slot
        returning kind`.execute(trx)
      if (rows.length > 0) await deps.jobs.add(trx, kind, {}, { key: 'clock' })
    })
  }
}
