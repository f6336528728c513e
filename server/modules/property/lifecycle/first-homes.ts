import { sql, type Db } from '../../../db/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { ownWithin, withinRights } from '../property.policy.ts'

/** How far somebody has come with their homes. */
export interface FirstHomes {
  /** Homes they see. */
  count: number
  /** One is or was on the market, or came from a file or another program. */
  begun: boolean
  /** The newest of theirs that was never on the market; null: there is none. */
  draft: string | null
}

/** The homes of an actor as an agency's first hour asks for them. */
export async function firstHomes(db: Db, actor: Actor): Promise<FirstHomes> {
  const { count, begun } = await db
    .selectFrom('property')
    .where(withinRights(actor))
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<boolean>`coalesce(bool_or(published_at is not null or origin_system is not null), false)`.as(
        'begun',
      ),
    ])
    .executeTakeFirstOrThrow()
  if (count === 0) return { count, begun, draft: null }
  const draft = await db
    .selectFrom('property')
    .where(withinRights(actor))
    .where(ownWithin(actor))
    .where('published_at', 'is', null)
    .where('status', 'in', ['draft', 'prospect'])
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { count, begun, draft: draft?.id ?? null }
}
