import { json, sql, uuidv7 } from '../db/index.ts'
import type { Jobs, Waiting } from './index.ts'

/**
 * The channel that wakes the workers; said on it: the kind of a new job, or nothing (by versions
 * that knew no classes).
 */
export const CHANNEL = 'llar_job'

/** The queue in the table `job`. */
export function jobQueue(): Jobs {
  return {
    add: async (trx, kind, payload, { key, runAt, agencyId } = {}) => {
      if (key !== undefined && (await isPutBack(trx, kind, key))) return
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('job')
        .values({
          id: uuidv7(),
          kind,
          key: key ?? null,
          payload: json(payload ?? null),
          ...(runAt ? { run_at: runAt } : {}),
          ...(agencyId ? { owner: agencyId } : {}),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'key'])
            .where('state', '=', 'ready')
            .where('attempts', '=', 0)
            .doNothing(),
        )
        .executeTakeFirst()
      // Heard on commit. A job for later is found by the poll.
      if (numInsertedOrUpdatedRows && !runAt)
        await sql`select pg_notify(${CHANNEL}, ${kind})`.execute(trx)
    },
    waiting: async (db, kind, agencyId) => {
      const { rows } = await sql<Waiting>`
        select count(distinct coalesce(key, id::text)) as count, waits_for as "waitsFor",
          min(run_at) as until
        from job where state = 'ready' and kind = ${kind} and owner = ${agencyId} group by waits_for
        order by 1 desc, waits_for`.execute(db)
      return rows
    },
  }
}

/** A job put back unworked begins anew when its time comes: it does what a second one would. */
async function isPutBack(
  trx: Parameters<Jobs['add']>[0],
  kind: string,
  key: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from job where kind = ${kind} and key = ${key} and state = 'ready' and put_back > 0
    and attempts = put_back limit 1`.execute(trx)
  return rows.length > 0
}
