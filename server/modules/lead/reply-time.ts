import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { saveReplyTimes, type ReplyTime } from '../listing/index.ts'

const DAYS = 90
/** Fewer answers say nothing of a person. */
const LEAST = 5

/**
 * Counts how fast each agent first answered in the last 90 days: the median, so that one forgotten
 * enquiry does not count for all.
 */
export async function countReplyTimes(_payload: unknown, { db, now }: Deps): Promise<void> {
  const at = now()
  const since = new Date(at.getTime() - DAYS * 86_400_000)
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<ReplyTime>`
      select assigned_to as "userId", count(*)::int as answered,
        round(percentile_cont(0.5) within group (order by first_response_minutes))::int as minutes
      from lead
      where answered_at is not null and not trap and assigned_to is not null
      and first_response_minutes is not null and created_at > ${since}
      group by assigned_to having count(*) >= ${LEAST}`.execute(trx)
    await saveReplyTimes(trx, rows, at)
  })
}
