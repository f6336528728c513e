import type { FoundHome } from '../../../../generated/model/index.ts'
import { firstFound, prefixQuery, sql, type Db } from '../../../db/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { actorOf, type Actor } from '../../../contract/rights/actor.ts'
import { isOwn } from '../../../contract/rights/row.ts'
import { registerRecords } from '../../search/index.ts'
import { withinRights, wordsWithin } from '../property.policy.ts'
import type { PropertyRecord } from '../property.repository.ts'
import { streetOf } from '../location/street.ts'

/** Homes of the portfolio whose words begin so, within the actor's rights. */
const found = (db: Db, actor: Actor, words: string) =>
  db
    .selectFrom('property')
    .where(withinRights(actor))
    .where('status', '!=', 'archived')
    .where(
      wordsWithin(
        actor,
        (column) => sql`search_words(property.${sql.ref(column)}) @@ ${words}::tsquery`,
      ),
    )

/** Most homes another room asks about. */
const ASKED = 300

/** Their ids, as a query for another room's condition; null when nothing is asked. */
export function homesFound(db: Db, actor: Actor, question: string) {
  const words = prefixQuery(question)
  return words && found(db, actor, words).select('property.id').limit(ASKED)
}

const toHome = (home: PropertyRecord, actor: Actor): FoundHome => ({
  id: home.id,
  ref: home.ref,
  title: home.doc.texts?.title?.[actor.lang] ?? home.title,
  status: home.status,
  substatus: home.substatus,
  mandateEndsOn: home.mandate_ends,
  price: home.price,
  rentPeriod: home.doc.basics?.offers[0]?.rentPeriod ?? null,
  street: streetOf(home.doc.location),
  town: home.town,
  owners: isOwn(home, actor) ? (home.doc.mandate?.owners ?? []).map(({ name }) => name) : [],
  thumb: home.thumb && (home.thumb.endsWith('.webp') ? home.thumb : `${home.thumb}/320.webp`),
})

async function read(ctx: Ctx, ids: string[]): Promise<FoundHome[]> {
  const actor = actorOf(ctx)
  if (ids.length === 0) return []
  const rows = await ctx.deps.db
    .selectFrom('property')
    .selectAll()
    .where(withinRights(actor))
    .where('id', 'in', ids)
    .execute()
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((home) => toHome(home, actor))
}

registerRecords('homes', {
  async find(ctx, question, limit) {
    const [{ db }, actor, words] = [ctx.deps, actorOf(ctx), prefixQuery(question)]
    if (words === null) return { total: 0, items: [] }
    const search = found(db, actor, words).select([
      'property.id',
      'updated_at as at',
      sql<boolean>`lower(ref) = lower(${question.trim()})`.as('exact'),
    ])
    const { total, ids } = await firstFound([search], limit)
    return { total, items: await read(ctx, ids) }
  },
  read,
})
