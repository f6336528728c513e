import { inTransaction, sql, type Database } from '../db/index.ts'
import type { JobContext } from './run.ts'

/**
 * Adds the jobs that run by themselves, once per interval over all instances: the row of a kind
 * remembers the minute at which the last interval began (since 1970, by the database's clock), and
 * only who moves it on adds the job. Versions whose intervals differ count in the same minutes, so
 * neither takes the other's back; one that lies ahead by more than one's own interval was noted while
 * that clock ran ahead, and is.
 *
 * Versions of before know `slot` alone, the number of the interval by their own length. It is kept
 * for them as they keep it, and where they have moved it to our own number, they added the job.
 */
export async function addScheduled(context: JobContext): Promise<void> {
  const { deps, definitions } = context
  for (const { kind, everyMinutes } of definitions.values()) {
    if (everyMinutes === undefined) continue
    await inTransaction(deps.db, async (trx) => {
      const { rows } = await sql`
        insert into job_clock as c (kind, slot, minute)
        select ${kind}, slot, slot * ${everyMinutes}::int
        from floor(extract(epoch from now()) / 60 / ${everyMinutes}::int) slot
        on conflict (kind) do update set slot = excluded.slot, minute = excluded.minute
        where c.minute > excluded.minute + ${everyMinutes}::int
          or (coalesce(c.minute, 0) < excluded.minute and c.slot <> excluded.slot)
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
