import type { Insertable } from 'kysely'
import { json, sql, uuidv7, type Tables } from '../db/index.ts'
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
      const row = {
        id: uuidv7(),
        kind,
        key: key ?? null,
        payload: json(payload ?? null),
        ...(runAt ? { run_at: runAt } : {}),
        ...(agencyId ? { owner: agencyId } : {}),
      }
      for (;;) {
        if (key !== undefined && (await isHeld(trx, kind, key))) return
        if (await isInserted(trx, row)) break
        // A twin came meanwhile: it is held, unless it was taken already.
      }
      // Heard on commit. A job for later is found by the poll.
      if (!runAt) await sql`select pg_notify(${CHANNEL}, ${kind})`.execute(trx)
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

type Trx = Parameters<Jobs['add']>[0]

async function isInserted(trx: Trx, row: Insertable<Tables['job']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('job')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .where('state', '=', 'ready')
        .where('attempts', '=', 0)
        .doNothing(),
    )
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

/**
 * Whether such a job waits, which then is held until this transaction has ended: a worker that took
 * it before would not see what was written here, and nobody would come again (decision 409). So
 * does one that was put back unworked: it begins anew when its time comes. Any number may hold it.
 */
async function isHeld(trx: Trx, kind: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from job where kind = ${kind} and key = ${key} and state = 'ready'
    and (attempts = 0 or attempts = put_back) limit 1 for key share`.execute(trx)
  return rows.length > 0
}
