import type { ListingTrust } from '../../../generated/model/index.ts'
import { json, sql, type Db } from '../../db/index.ts'
import { tellsNumber } from './projection/location.ts'

/** What was checked of a home on the market, as strangers read it; null: nobody has looked yet. */
export async function trustOf(db: Db, id: string): Promise<ListingTrust | null> {
  const row = await db.selectFrom('listing').select('trust').where('id', '=', id).executeTakeFirst()
  return row?.trust ?? null
}

/** Writes it, where it says something else; of a home off the market nothing is told. */
export async function saveTrust(trx: Db, id: string, trust: ListingTrust): Promise<void> {
  await trx
    .updateTable('listing')
    .set({ trust: json(trust) })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where(sql<boolean>`trust is distinct from ${json(trust)}`)
    .execute()
}

/** Does the advert tell the door? Then registers that name every door tell no more than it does. */
export async function isDoorTold(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('listing')
    .select('public')
    .where('id', '=', id)
    .executeTakeFirst()
  return tellsNumber(row?.public.location.street ?? '')
}

/** Ids of homes on the market above an id, of one agency or of all. */
export async function homesOnSite(
  db: Db,
  { agencyId, after, limit }: { agencyId: string | null; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('listing')
    .select('id')
    .where('state', '=', 'active')
    .$if(agencyId !== null, (query) => query.where('agency_id', '=', agencyId ?? ''))
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
