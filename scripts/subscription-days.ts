import { readEnv } from '../server/config/env.ts'
import { inTransaction, sql } from '../server/db/index.ts'
import { openDeps } from '../server/deps.ts'
import { turnAll } from '../server/modules/subscription/index.ts'

/**
 * `node scripts/subscription-days.ts AGENCY DAYS`: as if so many days had gone by since an agency
 * (its id) joined, took its plan and was invoiced, beside the running server.
 */
const [agency = '', days = '0'] = process.argv.slice(2)
const { deps, close } = await openDeps(readEnv(process.env))
try {
  const by = sql`${Number(days)}::int`
  await inTransaction(deps.db, async (trx) => {
    await sql`update agency set created_at = created_at - ${by} * interval '1 day'
      where id = ${agency}::uuid`.execute(trx)
    await sql`update subscription set period_start = period_start - ${by},
      period_end = period_end - ${by}, period_day = null, owed_since = owed_since - ${by},
      over_since = over_since - ${by} where agency_id = ${agency}::uuid`.execute(trx)
    await sql`update subscription_act set at = at - ${by} * interval '1 day'
      where agency_id = ${agency}::uuid`.execute(trx)
    await sql`update invoice set issued_on = issued_on - ${by}, due_on = due_on - ${by}
      where about_kind = 'subscription' and receiver_agency_id = ${agency}::uuid`.execute(trx)
  })
  await turnAll(deps)
} finally {
  await close()
}
