import type { PrintOptions } from '../../../generated/model/index.ts'
import { laterVersion } from '../../contract/errors.ts'
import { stored } from '../../contract/stored/index.ts'
import { json, sql, uuidv7, type Db } from '../../db/index.ts'

/** What was chosen for a print, under the id that its link names. */
export async function addOrder(
  trx: Db,
  order: { propertyId: string; userId: string; options: PrintOptions; now: Date },
): Promise<string> {
  const id = uuidv7()
  await trx
    .insertInto('print_order')
    .values({
      id,
      property_id: order.propertyId,
      user_id: order.userId,
      options: json(order.options),
      created_at: order.now,
    })
    .execute()
  return id
}

/** Half a choice prints nothing: one that lacks what today's contract needs is no choice. */
const readOptions = (row: { options: PrintOptions } | undefined): PrintOptions | undefined =>
  stored().part<PrintOptions>('PrintOptions', row?.options) ?? undefined

/**
 * The choice a link names, and whose it is; undefined when it was forgotten or is of another home,
 * 503 where a later version wrote what this one cannot read: the link is good.
 */
export async function findOrder(
  db: Db,
  id: string,
  propertyId: string,
): Promise<{ options: PrintOptions; userId: string } | undefined> {
  const row = await db
    .selectFrom('print_order')
    .select(['options', 'user_id'])
    .where('id', '=', id)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return row && { options: readOptions(row) ?? laterVersion(), userId: row.user_id }
}

/** What a person chose last, for a home or for any. */
export async function lastOrder(
  db: Db,
  userId: string,
  propertyId?: string,
): Promise<PrintOptions | undefined> {
  let query = db.selectFrom('print_order').select('options').where('user_id', '=', userId)
  if (propertyId !== undefined) query = query.where('property_id', '=', propertyId)
  return readOptions(await query.orderBy('id', 'desc').limit(1).executeTakeFirst())
}

/** Forgets choices whose links ran out, but for the newest of each person and home. */
export async function forgetOrders(db: Db, before: Date): Promise<void> {
  await sql`
    delete from print_order o where created_at < ${before} and exists (
      select 1 from print_order n where n.user_id = o.user_id and n.property_id = o.property_id
      and n.id > o.id)`.execute(db)
}
