import type { ListView } from '../../../generated/model/index.ts'
import { json, sql, type Db } from '../../db/index.ts'
import { MOST_VIEWS } from './view.policy.ts'

/**
 * Writes a view as it stood at another instance, under an id of this one, as somebody's. False:
 * they have one of its name, or no room for another.
 */
export async function restoreView(
  trx: Db,
  { agencyId, userId }: { agencyId: string; userId: string },
  view: ListView,
): Promise<boolean> {
  const theirs = await trx
    .selectFrom('list_view')
    .select(sql<boolean>`lower(name) = lower(${view.name})`.as('isNamed'))
    .where('user_id', '=', userId)
    .where('agency_id', '=', agencyId)
    .where('list', '=', view.list)
    .execute()
  if (theirs.length >= MOST_VIEWS || theirs.some(({ isNamed }) => isNamed)) return false
  const at = new Date(view.updatedAt)
  await trx
    .insertInto('list_view')
    .values({
      id: view.id,
      agency_id: agencyId,
      user_id: userId,
      list: view.list,
      name: view.name,
      query: json(view.query),
      columns: view.columns,
      shared: view.shared,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return true
}
