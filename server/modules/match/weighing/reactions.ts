import { json, sql, type Db } from '../../../db/index.ts'
import type { Facts } from '../../../db/tables/match.ts'
import { judge } from '../engine/judge.ts'
import { findWeighed } from './demand.repository.ts'
import { factsFor, openedBy, opensHome } from './home.repository.ts'

/** The facts of a reaction, which say that they are what the demand's person may know. */
export const toldFacts = (facts: Facts) => json<Facts>({ ...facts, told: true })

/**
 * Reactions of before kept homes as their agencies know them, whoever looks for one. Of those that
 * the demand's person may not open there stays what everybody knows now, with the score that follows
 * from that; nothing of one that is on the market no more. Those that `react` wrote stay as they are:
 * what a home was then is what it taught.
 */
export async function narrowReactions(trx: Db, demandId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select m.property_id as id from match m
    join match_demand d on d.demand_id = m.demand_id
    join property p on p.id = m.property_id
    where m.demand_id = ${demandId} and m.facts is not null and m.facts ->> 'told' is null
      and not ${opensHome(openedBy('p'))}`.execute(trx)
  if (rows.length === 0) return
  const weighed = await findWeighed(trx, demandId)
  for (const { id } of rows) {
    const facts = await factsFor(trx, demandId, id, weighed?.criteria.operations ?? [])
    await trx
      .updateTable('match')
      .set({
        facts: facts ? toldFacts(facts) : null,
        score: weighed && facts ? judge(weighed.criteria, facts).score : 0,
      })
      .where('demand_id', '=', demandId)
      .where('property_id', '=', id)
      .execute()
  }
}
