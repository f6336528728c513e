import { readEnv } from '../server/config/env.ts'
import { sql } from '../server/db/index.ts'
import { openDeps } from '../server/deps.ts'
import { jobs } from '../server/modules/referral/index.ts'

/**
 * `node scripts/referral-week.ts NUMBER`: as if a week had gone by since the home of a referral was
 * sold, beside the running server.
 */
const { deps, close } = await openDeps(readEnv(process.env))
try {
  await sql`update referral set sold_at = sold_at - interval '8 days'
    where number = ${process.argv[2] ?? ''}`.execute(deps.db)
  await jobs.find(({ kind }) => kind === 'referral.expire')?.handler({}, deps)
} finally {
  await close()
}
