import type { Listing } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import { HIDDEN } from './codes.ts'
import { toSearchRows } from './projection/search-row.ts'

/** Columns that a row of a withdrawn home has of its search row. */
const KEPT = sql.raw('id, op, type, subtype, condition, beds, baths, muni, feat, price, geo')

/**
 * Takes a home's rows out of the searches and keeps what they say of it where that was its last
 * advert: another one counts for the home.
 */
export async function takeOut(trx: Db, id: string, at: Date, isLast: boolean): Promise<void> {
  await sql`
    with gone as (delete from listing_search where id = ${id}::uuid returning ${KEPT})
    insert into listing_gone (${KEPT}, withdrawn_at)
    select ${KEPT}, ${at}::timestamptz from gone where ${isLast} and op < ${HIDDEN}
    on conflict (id, op) do nothing`.execute(trx)
}

/** The rows follow what a withdrawn home still shows: an agency that hides it hides it here, too. */
export async function rewriteGoneRows(trx: Db, listing: Listing): Promise<void> {
  const rows = toSearchRows(listing)
  await sql`
    update listing_gone g set ${sql.join(
      ['type', 'subtype', 'condition', 'beds', 'baths', 'muni', 'feat', 'price', 'geo'].map(
        (column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`,
      ),
    )}
    from json_populate_recordset(null::listing_gone, ${JSON.stringify(rows)}::json) r
    where g.id = r.id and g.op = r.op`.execute(trx)
  const shown = rows.map(({ op }) => op)
  await sql`
    delete from listing_gone where id = ${listing.id}::uuid
      and op <> all(${shown}::int2[])`.execute(trx)
}

/** Forgets the rows of homes that were withdrawn before a day. */
export async function forgetLongGone(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('listing_gone').where('withdrawn_at', '<', before).execute()
}
