import { inTransaction, sql, type Database } from '../db/index.ts'
import type { JobContext } from './run.ts'

/**
 * Adds the jobs that run by themselves, once per slot over all instances: the row of a kind
 * remembers the last slot (minutes since 1970 by the job's interval, by the database's clock), and
 * only who moves it on adds the job. A slot that lies further ahead than the next one was noted
 * while that clock ran ahead (or when the interval was shorter): it is taken back.
 */
export async function addScheduled(context: JobContext): Promise<void> {
  const { deps, definitions } = context
  for (const { kind, everyMinutes } of definitions.values()) {
    if (everyMinutes === undefined) continue
    await inTransaction(deps.db, async (trx) => {
      const { rows } = await sql`
        insert into job_clock as c (kind, slot) values (${kind}, floor(extract(epoch
        from now()) / 60 / ${everyMinutes}::int))
        on conflict (kind) do update set slot = excluded.slot where c.slot < excluded.slot
        or c.slot > excluded.slot + 1
        returning kind`.execute(trx)
      if (rows.length > 0) await deps.jobs.add(trx, kind, {}, { key: 'clock' })
    })
  }
}

/** The longest a job that has begun is ever put off: a host's rest, and the answer awaited after it. */
const LONGEST_HOURS = 7

/**
 * Makes due what was put off while the clock ran ahead, since it would wait for that time: jobs
 * added then (those due within a day; what was to come later is business of the calendar), and
 * leases, pauses and rests.
 */
export async function takeBackAhead(db: Database): Promise<void> {
  await sql`
    update job set created_at = least(created_at, now()),
      run_at = now() + case when attempts > 0 then interval '0'
      else greatest(run_at - created_at, interval '0') end
    where state = 'ready' and run_at > now() + interval '5 minutes' and case when attempts > 0
      then run_at > now() + make_interval(hours => ${LONGEST_HOURS})
      else created_at > now() + interval '5 minutes' and run_at < created_at + interval '1 day'
      end`.execute(db)
}
