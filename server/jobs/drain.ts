import { sql } from '../db/index.ts'
import { runNext, type JobContext } from './run.ts'

/**
 * Runs every waiting job now, also those put off for later, until none is left; for tests and
 * command lines. What waits for somebody else's host, or for what is away, goes on waiting.
 */
export async function drain(context: JobContext): Promise<number> {
  for (let count = 0; ; count += 1) {
    await sql`
      update job set run_at = now() where state = 'ready' and run_at > now() and waits_for is null
      and outage is null`.execute(context.deps.db)
    if (!(await runNext(context))) return count
  }
}
