import { asObject, sql, type Db } from '../../db/index.ts'
import { registerPersonPart } from '../contact/index.ts'
import { findDemand } from './demand.repository.ts'
import { searchText } from './derive.ts'
import { demandWasChanged } from './watch.ts'

/**
 * What is said of homes alone: all that is left, so that no part which a later contract adds
 * outlives the person.
 */
const OF_HOMES = ['what', 'where', 'home', 'money']

const mine = (db: Db, ids: string[]) => db.selectFrom('demand').where('contact_id', 'in', ids)

/**
 * What this room keeps of a person: their demands. An erased person's are put away, without names,
 * notes and circumstances.
 */
export const demandPart = registerPersonPart({
  name: 'demands',
  collect: (db, ids) =>
    mine(db, ids)
      .select(['ref', 'status', 'reason', 'doc', 'created_at', 'updated_at', 'closed_at'])
      .execute(),
  async erase(trx, ids, { now }) {
    const rows = await mine(trx, ids).select('id').execute()
    if (rows.length === 0) return []
    const demands = rows.map(({ id }) => id)
    await trx
      .deleteFrom('demand_history')
      .where('demand_id', 'in', demands)
      .where((eb) =>
        eb.or([
          eb('text', 'is not', null),
          eb.and([
            eb('field', 'like', '%.%'),
            eb(sql<string>`split_part(field, '.', 1)`, 'not in', OF_HOMES),
          ]),
        ]),
      )
      .execute()
    await trx
      .updateTable('demand')
      .set({
        doc: sql`(select coalesce(jsonb_object_agg(key, value), '{}')
          from jsonb_each(${asObject(sql`doc`)}) where key = any(${OF_HOMES}::text[]))`,
        title: '',
        shared: false,
        contact_id: null,
        archived_at: now,
        updated_at: now,
        urgency: null,
      })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', demands)
      .execute()
    // Nobody is to be found homes for any more, and no title is to find them.
    for (const { id } of rows) {
      const row = await findDemand(trx, id)
      if (row)
        await trx
          .updateTable('demand')
          .set({ search: searchText(row.ref, row.doc) })
          .where('id', '=', id)
          .execute()
      await demandWasChanged(trx, id)
    }
    return []
  },
})
