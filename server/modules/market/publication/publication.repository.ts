import type { Insertable, Selectable, Updateable } from 'kysely'
import { keepStored, stored } from '../../../contract/stored/index.ts'
import type { Cursor } from '../../../contract/cursor.ts'
import { json, sql, uuidv7, type Db, type Tables } from '../../../db/index.ts'

/** A row of `market_item`. */
export type ItemRow = Selectable<Tables['market_item']>

/** What a new row is given here. */
type Given = 'created_at' | 'id' | 'seller_id' | 'updated_at'

/** Publications of a seller, the newest change first; one more than the page has. */
export function itemsOf(
  db: Db,
  sellerId: string,
  { cursor, limit }: { cursor: Cursor<null> | null; limit: number },
): Promise<ItemRow[]> {
  let query = db
    .selectFrom('market_item')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (cursor) query = query.where('id', '<', cursor.id)
  return query.execute()
}

/** How many publications a seller has. */
export async function countItems(db: Db, sellerId: string): Promise<number> {
  const { n } = await db
    .selectFrom('market_item')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** One publication, whoever's; locked when it is about to change. */
export async function findItem(db: Db, id: string, lock = false): Promise<ItemRow | null> {
  const query = db.selectFrom('market_item').selectAll().where('id', '=', id)
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null
}

/** Writes a new one, a draft. */
export const insertItem = (
  trx: Db,
  sellerId: string,
  { doc, ...columns }: Omit<Insertable<Tables['market_item']>, Given>,
  now: Date,
): Promise<ItemRow> =>
  trx
    .insertInto('market_item')
    .values({
      id: uuidv7(),
      seller_id: sellerId,
      doc: json(doc) as never,
      ...columns,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export async function removeItem(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('market_item').where('id', '=', id).execute()
}

/**
 * Writes a publication under the version it was read at. `derived`, what lists read of its document,
 * is left as it was where this version does not read all of that (`contract-redraw.ts`).
 */
export async function saveItem(
  trx: Db,
  { id, version }: ItemRow,
  { doc, ...rest }: Updateable<Tables['market_item']>,
  derived: Partial<ItemRow> = {},
): Promise<ItemRow> {
  const kept = doc && (await keepStored(trx, 'market_item.doc', { id }, doc))
  return trx
    .updateTable('market_item')
    .set({
      ...rest,
      ...(kept && { doc: json(kept) as never }),
      ...(stored().reads('market_item.doc', kept) && derived),
      version: version + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Notes what an order or a rating does to a publication's figures. */
export async function countOn(
  trx: Db,
  id: string,
  { orders = 0, stars = null }: { orders?: number; stars?: number | null },
): Promise<void> {
  await sql`update market_item set orders = orders + ${orders},
    rating_sum = rating_sum + ${stars ?? 0}, rating_count = rating_count + ${stars === null ? 0 : 1}
    where id = ${id}`.execute(trx)
}
