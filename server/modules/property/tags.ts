import { sql, type Db } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { withinRights } from './property.policy.ts'

const MOST = 30
const MOST_LISTED = 200

/** Tags as they are kept: without spaces round them, each once, in the order given. */
export const cleanTags = (tags: string[]): string[] =>
  [...new Set(tags.map((tag) => tag.trim().replace(/\s+/g, ' ')).filter(Boolean))].slice(0, MOST)

/** Tags in use on homes the actor may see, most used first. */
export async function usedTags(db: Db, actor: Actor): Promise<string[]> {
  const homes = db
    .selectFrom('property')
    .select(sql<string>`unnest(tags)`.as('tag'))
    .where(withinRights(actor))
    .where(sql<boolean>`tags <> '{}'`)
  const rows = await db
    .selectFrom(homes.as('used'))
    .select('tag')
    .groupBy('tag')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('tag')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(({ tag }) => tag)
}
