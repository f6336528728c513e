import { sql, type Db } from '../../../db/index.ts'

/** Hashes of pictures by publication, in their order. */
export async function picturesOf(db: Db, ids: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('market_picture')
    .select(['item_id', 'hash'])
    .where('item_id', 'in', ids)
    .orderBy('item_id')
    .orderBy('position')
    .orderBy('at')
    .execute()
  for (const { item_id, hash } of rows) found.set(item_id, [...(found.get(item_id) ?? []), hash])
  return found
}

/** Puts a picture behind the others; false where it is there already. */
export async function addPictureTo(trx: Db, id: string, hash: string, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into market_picture (item_id, hash, position, at)
    select ${id}, ${hash}, coalesce(max(position), 0) + 1, ${now}
    from market_picture where item_id = ${id}
    on conflict do nothing returning hash`.execute(trx)
  return rows.length > 0
}

export async function removePictureOf(trx: Db, id: string, hash: string): Promise<void> {
  await trx
    .deleteFrom('market_picture')
    .where('item_id', '=', id)
    .where('hash', '=', hash)
    .execute()
}

/** Whether any publication shows it. */
export async function isShown(db: Db, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('market_picture')
    .select('item_id')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}
