import type { MatchReason, MatchState } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import { addPending } from './weighing/pending.ts'
import { findWeighed, saveDemand } from './weighing/demand.repository.ts'
import { judge } from './engine/judge.ts'
import { factsFor } from './weighing/home.repository.ts'
import { toldFacts } from './weighing/reactions.ts'

/** What became of a home for a demand; rights are the caller's to check. */
export interface Reacting {
  demandId: string
  propertyId: string
  state: MatchState
  reason?: MatchReason | null
  by: 'buyer' | 'agent'
}

/**
 * What is further along is not set back by what comes late: a home sent again, liked after the
 * visit.
 */
const RANK: Record<MatchState, number> = {
  new: 0,
  sent: 1,
  liked: 2,
  disliked: 2,
  discarded: 2,
  visited: 3,
  offer: 4,
}
const stays = (was: MatchState, next: MatchState): boolean =>
  (next === 'sent' || next === 'liked') &&
  RANK[was] >= RANK[next] &&
  was !== next &&
  !(next === 'liked' && (was === 'disliked' || was === 'discarded'))

/**
 * Writes what became of a home for a demand, with the home as it is now and as the demand's person
 * may know it, and shifts the weights of the demand by what all its reactions teach. `new` takes it
 * back: what was sent is sent again. False: there is no such home or demand.
 */
export async function react(
  trx: Db,
  { demandId, propertyId, state, reason = null, by }: Reacting,
  now = new Date(),
): Promise<boolean> {
  // Reactions to one demand come one after another, or two would teach past each other.
  const {
    rows: [locked],
  } = await sql<{
    agency_id: string
  }>`select agency_id from match_demand where demand_id = ${demandId} for no key update`.execute(
    trx,
  )
  const weighed = await findWeighed(trx, demandId)
  const row = await trx
    .selectFrom('match')
    .selectAll()
    .where('demand_id', '=', demandId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  const operations = weighed?.criteria.operations ?? []
  const facts = (await factsFor(trx, demandId, propertyId, operations)) ?? row?.facts
  // Of a home that has left the market nothing may be known by now; what became of it is told.
  if (!locked || !weighed || (!facts && !row)) return false
  if (row && stays(row.state, state)) {
    if (state === 'sent' && !row.sent_at)
      await trx
        .updateTable('match')
        .set({ sent_at: now })
        .where('demand_id', '=', demandId)
        .where('property_id', '=', propertyId)
        .execute()
    return true
  }
  const next = state === 'new' && row?.sent_at ? 'sent' : state
  const values = {
    state: next,
    reason: next === 'disliked' ? reason : null,
    by_buyer: by === 'buyer',
    facts: next === 'new' || !facts ? null : toldFacts(facts),
    reacted_at: next === 'new' ? null : now,
    ...(next === 'sent' ? { sent_at: row?.sent_at ?? now } : {}),
  }
  await trx
    .insertInto('match')
    .values({
      demand_id: demandId,
      property_id: propertyId,
      agency_id: locked.agency_id,
      score: facts ? judge(weighed.criteria, facts).score : (row?.score ?? 0),
      found_at: now,
      told_at: now,
      sent_at: null,
      seen_at: null,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['demand_id', 'property_id']).doUpdateSet(values))
    .execute()
  const after = await saveDemand(trx, demandId)
  // Other weights may lift other homes over the threshold.
  if (JSON.stringify(after?.criteria.weights) !== JSON.stringify(weighed.criteria.weights))
    await addPending(trx, 'demand', demandId)
  return true
}

/** The buyer has opened homes that were sent to them. */
export async function markSeen(
  trx: Db,
  demandId: string,
  propertyIds: string[],
  now = new Date(),
): Promise<void> {
  if (propertyIds.length === 0) return
  await trx
    .updateTable('match')
    .set({ seen_at: now })
    .where('demand_id', '=', demandId)
    .where('property_id', 'in', propertyIds)
    .where('seen_at', 'is', null)
    .execute()
}

/** What became of homes for a demand; those nobody has done anything with are missing. */
export async function statesOf(
  db: Db,
  demandId: string,
  propertyIds: string[],
): Promise<Map<string, { state: MatchState; reason: MatchReason | null; score: number }>> {
  if (propertyIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('match')
    .select(['property_id', 'state', 'reason', 'score'])
    .where('demand_id', '=', demandId)
    .where('property_id', 'in', propertyIds)
    .execute()
  return new Map(rows.map(({ property_id: id, ...rest }) => [id, rest]))
}
