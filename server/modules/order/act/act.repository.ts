import type { OrderAct } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'

/** Who did what to one version of an order; undefined where nobody did anything. */
export const actOfVersion = (trx: Db, orderId: string, version: number) =>
  trx
    .selectFrom('order_act')
    .select(['act', 'by_user'])
    .where('order_id', '=', orderId)
    .where('version', '=', version)
    .executeTakeFirst()

/** Whether an act was done to an order since a moment. */
export const actedSince = async (
  trx: Db,
  orderId: string,
  act: OrderAct,
  since: Date,
): Promise<boolean> =>
  (await trx
    .selectFrom('order_act')
    .select('id')
    .where('order_id', '=', orderId)
    .where('act', '=', act)
    .where('at', '>', since)
    .executeTakeFirst()) !== undefined

/** Notes that a seller cancelled what they had accepted. */
export async function strike(trx: Db, sellerId: string): Promise<void> {
  await trx
    .updateTable('seller')
    .set((eb) => ({ strikes: eb('strikes', '+', 1) }))
    .where('id', '=', sellerId)
    .execute()
}
