import { readEnv } from '../server/config/env.ts'
import { sql } from '../server/db/index.ts'
import { openDeps } from '../server/deps.ts'
import { jobs } from '../server/modules/subscription/index.ts'

/**
 * `node scripts/subscription-days.ts DAYS`: as if so many days had gone by for the plans of all
 * agencies, beside the running server.
 */
const { deps, close } = await openDeps(readEnv(process.env))
try {
  const days = Number(process.argv[2])
  await sql`update agency set created_at = created_at - make_interval(days => ${days})`.execute(
    deps.db,
  )
  await sql`update invoice set due_on = due_on - ${days}::int`.execute(deps.db)
  await sql`update subscription set owed_since = owed_since - ${days}::int,
    period_start = period_start - ${days}::int, period_end = period_end - ${days}::int`.execute(
    deps.db,
  )
  for (const { kind, handler } of jobs) if (kind === 'subscription.turn') await handler({}, deps)
} finally {
  await close()
}
