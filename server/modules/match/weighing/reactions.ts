import { json, type Db } from '../../../db/index.ts'
import { judge } from '../engine/judge.ts'
import { findWeighed } from './demand.repository.ts'
import { factsFor } from './home.repository.ts'

/**
 * What reactions keep of homes that the demand's person may not open: what everybody may know, with
 * the score that follows from that. Nothing of one that is on the market no more: of it only what
 * its agency knew was kept.
 */
export async function narrowReactions(trx: Db, demandId: string): Promise<void> {
  const weighed = await findWeighed(trx, demandId)
  const kept = await trx
    .selectFrom('match')
    .innerJoin('property', 'property.id', 'match.property_id')
    .innerJoin('match_demand', 'match_demand.demand_id', 'match.demand_id')
    .select('match.property_id')
    .where('match.demand_id', '=', demandId)
    .where('match.facts', 'is not', null)
    .where((of) =>
      of.or([
        of('property.agency_id', '!=', of.ref('match_demand.agency_id')),
        of('property.shared', '=', false),
      ]),
    )
    .execute()
  for (const { property_id: homeId } of kept) {
    const all = await factsFor(trx, demandId, homeId)
    const facts =
      all.find(({ operation }) => weighed?.criteria.operations.includes(operation)) ?? all[0]
    const score = weighed && facts ? judge(weighed.criteria, facts).score : 0
    await trx
      .updateTable('match')
      .set({ facts: facts ? json(facts) : null, score })
      .where('demand_id', '=', demandId)
      .where('property_id', '=', homeId)
      .execute()
  }
}
