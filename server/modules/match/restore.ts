import type { DemandMatch } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'

/** Writes what became of a home for a demand as it stood at another instance; both are here. */
export async function restoreMatch(
  trx: Db,
  agencyId: string,
  demandId: string,
  { home, state, reason, score, sentAt, seenAt }: DemandMatch,
  now: Date,
): Promise<void> {
  const [sent, seen] = [sentAt, seenAt].map((at) => (at === null ? null : new Date(at)))
  await trx
    .insertInto('match')
    .values({
      demand_id: demandId,
      property_id: home.id,
      agency_id: agencyId,
      state,
      reason,
      score,
      facts: null,
      found_at: sent ?? now,
      told_at: now,
      sent_at: sent ?? null,
      seen_at: seen ?? null,
      reacted_at: null,
    })
    .onConflict((on) =>
      on.columns(['demand_id', 'property_id']).doUpdateSet({
        state: sql`excluded.state`,
        reason: sql`excluded.reason`,
        told_at: now,
        sent_at: sql`excluded.sent_at`,
        seen_at: sql`excluded.seen_at`,
      }),
    )
    .execute()
}
