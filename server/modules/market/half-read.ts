import type { Lang } from '../../contract/context.ts'
import { laterVersion } from '../../contract/errors.ts'
import { stored } from '../../contract/stored/index.ts'
import { sql, type Db } from '../../db/index.ts'

/** Whether this version reads all of a service and of its seller, both as they are stored. */
export const readsBoth = ({ item, seller }: { item: unknown; seller: unknown }): boolean =>
  stored().reads('market_item.doc', item) && stored().reads('seller.doc', seller)

/**
 * Which of these services this version does not read all of, or not all of their seller: what it
 * cannot read may be the least that they cost, their terms, or what is kept back of them.
 */
export async function halfRead(db: Db, ids: string[]): Promise<Set<string>> {
  // Expressions over the columns come as they are stored (server/db/read-columns.ts).
  const { rows } = await sql<{ id: string; item: unknown; seller: unknown }>`
    select i.id, i.doc #> '{}' as item, s.doc #> '{}' as seller
    from market_item i join seller s on s.id = i.seller_id
    where i.id = any(${ids}::uuid[])`.execute(db)
  return new Set(rows.filter((one) => !readsBoth(one)).map(({ id }) => id))
}

/** 503 where a service is read by half: nobody is bound by what they were not shown. */
export async function refuseHalfRead(db: Db, { id }: { id: string }, lang: Lang): Promise<void> {
  if ((await halfRead(db, [id])).size > 0) laterVersion(lang)
}
