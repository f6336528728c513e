import type { Selectable, Updateable } from 'kysely'
import { keepStored } from '../../../contract/stored/index.ts'
import { json, uuidv7, type Db, type Tables } from '../../../db/index.ts'
import type { Owner } from '../owner.ts'

/** A row of `seller`. */
export type SellerRow = Selectable<Tables['seller']>

/** The seller that somebody is, locked when it is about to change. */
export async function findSeller(
  db: Db,
  { userId, agencyId }: Pick<Owner, 'userId' | 'agencyId'>,
  lock = false,
): Promise<SellerRow | null> {
  const query = db
    .selectFrom('seller')
    .selectAll()
    .where(agencyId === null ? 'user_id' : 'agency_id', '=', agencyId === null ? userId : agencyId)
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null
}

/** By its id. */
export async function sellerById(db: Db, id: string): Promise<SellerRow | null> {
  return (await db.selectFrom('seller').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** The seller that somebody is, made when they sell for the first time. */
export async function sellerFor(trx: Db, owner: Owner, now: Date): Promise<SellerRow> {
  await trx
    .insertInto('seller')
    .values({
      id: uuidv7(),
      user_id: owner.agencyId === null ? owner.userId : null,
      agency_id: owner.agencyId,
      doc: json({}) as never,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await findSeller(trx, owner, true)
  if (!row) throw new Error('No seller')
  return row
}

/** Writes a seller; its document loses nothing that this contract cannot read. */
export async function saveSeller(
  trx: Db,
  { id, version }: SellerRow,
  { doc, ...rest }: Updateable<Tables['seller']>,
): Promise<SellerRow> {
  return trx
    .updateTable('seller')
    .set({
      ...rest,
      ...(doc && { doc: json(await keepStored(trx, 'seller.doc', { id }, doc)) as never }),
      version: version + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
