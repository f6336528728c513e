import { sql, type Db } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { withinRights } from './demand.policy.ts'

const MOST_LISTED = 200

/** Tags in use on demands the actor may see, most used first. */
export async function usedTags(db: Db, actor: Actor): Promise<string[]> {
  const demands = db
    .selectFrom('demand')
    .select(sql<string>`unnest(tags)`.as('tag'))
    .where(withinRights(actor))
    .where(sql<boolean>`tags <> '{}'`)
  const rows = await db
    .selectFrom(demands.as('used'))
    .select('tag')
    .groupBy('tag')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('tag')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(({ tag }) => tag)
}
