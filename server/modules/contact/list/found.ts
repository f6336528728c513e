import type { FoundContact } from '../../../../generated/model/index.ts'
import { firstFound, sql, type Db } from '../../../db/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { actorOf, type Actor } from '../../../contract/rights/actor.ts'
import { registerRecords } from '../../search/index.ts'
import { withinRights } from '../contact.policy.ts'
import { withAllMerged } from '../contact.repository.ts'
import { asked } from '../derive.ts'

/** Contacts in use that a question of the list finds, within the actor's rights. */
const found = (db: Db, actor: Actor, words: string) =>
  db
    .selectFrom('contact')
    .where(withinRights(actor))
    .where('contact.archived_at', 'is', null)
    .where(sql<boolean>`contact.words @@ ${words}::tsquery`)

/** Most people another room asks about. */
const ASKED = 300

/**
 * Their ids and of those merged into them, as a query for another room's condition; null when nothing
 * is asked.
 */
export function contactsFound(db: Db, actor: Actor, question: string) {
  const words = asked(question)
  return words && withAllMerged(found(db, actor, words).select('contact.id').limit(ASKED))
}

async function read(ctx: Ctx, ids: string[]): Promise<FoundContact[]> {
  if (ids.length === 0) return []
  const rows = await ctx.deps.db
    .selectFrom('contact')
    .select(['contact.id', 'name', 'roles', 'phone', 'email', 'town'])
    .where(withinRights(actorOf(ctx)))
    .where('contact.id', 'in', ids)
    .execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

registerRecords('contacts', {
  async find(ctx, question, limit) {
    const words = asked(question)
    if (words === null) return { total: 0, items: [] }
    const search = found(ctx.deps.db, actorOf(ctx), words).select([
      'contact.id',
      'contact.active_at as at',
    ])
    const { total, ids } = await firstFound([search], limit)
    return { total, items: await read(ctx, ids) }
  },
  read,
})
