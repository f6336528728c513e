import type { SelectQueryBuilder } from 'kysely'
import type { FoundDemand } from '../../../generated/model/index.ts'
import {
  firstFound,
  prefixQuery,
  searchTermPatterns,
  sql,
  type Db,
  type Hit,
  type Tables,
} from '../../db/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { actorOf, type Actor } from '../../contract/rights/actor.ts'
import { contactsFound } from '../contact/index.ts'
import { registerRecords } from '../search/index.ts'
import { withinRights } from './demand.policy.ts'
import { named } from './list.repository.ts'
import { toRows } from './list.service.ts'

async function read(ctx: Ctx, ids: string[]): Promise<FoundDemand[]> {
  const [{ db }, actor] = [ctx.deps, actorOf(ctx)]
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('demand')
    .selectAll()
    .where(withinRights(actor))
    .where('id', 'in', ids)
    .execute()
  const lines = await toRows(db, actor, rows)
  return lines
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ id, ref, title, status, contactName, bedroomsMin }) => ({
      id,
      ref,
      title,
      status,
      contactName,
      bedroomsMin,
    }))
}

const IS_REACH = /@|^[\d\s+().-]+$/
const IS_NAME = /[\p{L}\p{N}]/u

/**
 * Demands of people a question names, as in the list; by how they are reached of those alone that
 * the actor may read. Null when it is neither.
 */
function ofPersons(
  demands: SelectQueryBuilder<Tables, 'demand', Hit>,
  db: Db,
  actor: Actor,
  question: string,
) {
  if (IS_REACH.test(question)) {
    const people = contactsFound(db, actor, question)
    return people && demands.where('contact_id', 'in', people)
  }
  const patterns = searchTermPatterns(question)
  if (!patterns.every((one) => IS_NAME.test(one))) return null
  return patterns.reduce(
    (query, pattern) => query.where('contact_id', 'in', named(db, actor, pattern)),
    demands,
  )
}

registerRecords('demands', {
  async find(ctx, question, limit) {
    const [{ db }, actor, words] = [ctx.deps, actorOf(ctx), prefixQuery(question)]
    if (words === null) return { total: 0, items: [] }
    const every = db
      .selectFrom('demand')
      .where(withinRights(actor))
      .where('archived_at', 'is', null)
      .select([
        'demand.id',
        'updated_at as at',
        sql<boolean>`lower(ref) = lower(${question.trim()})`.as('exact'),
      ])
    // By its own words, or by the person's: two questions of an index each, which an `or` has not.
    const own = every.where(sql<boolean>`search_words(demand.search) @@ ${words}::tsquery`)
    const persons = ofPersons(every, db, actor, question)
    const { total, ids } = await firstFound(persons ? [own, persons] : [own], limit)
    return { total, items: await read(ctx, ids) }
  },
  read,
})
