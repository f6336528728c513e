import { json, sql, uuidv7 } from '../db/index.ts'
import type { Jobs } from './index.ts'

/** The channel that wakes the workers; nothing is said on it but its name. */
export const CHANNEL = 'llar_job'

/** The queue in the table `job`. */
export function jobQueue(): Jobs {
  return {
    add: async (trx, kind, payload, options = {}) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('job')
        .values({
          id: uuidv7(),
          kind,
          key: options.key ?? null,
          payload: json(payload ?? null),
          ...(options.runAt ? { run_at: options.runAt } : {}),
        })
        .onConflict((conflict) => conflict.columns(['kind', 'key']).where('state', '=', 'ready').where('attempts', '=', 0).doNothing())
        .executeTakeFirst()
      // Heard on commit. A job for later is found by the poll.
      if (numInsertedOrUpdatedRows && !options.runAt) await sql`select pg_notify(${CHANNEL}, '')`.execute(trx)
    },
  }
}
