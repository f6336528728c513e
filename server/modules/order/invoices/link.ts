import type { Selectable } from 'kysely'
import type { Db, Tables } from '../../../db/index.ts'
import type { OrderRow } from '../order.repository.ts'

/** Which invoice an order has, and how much of it was put right. */
export type Link = Selectable<Tables['order_invoice']>

/** States after which nothing is asked again of what went back. */
const ENDED = ['completed', 'closed', 'cancelled']

/** What of an order's total has gone back for good. */
export const backSettled = ({ state, back, refunded }: OrderRow): number =>
  ENDED.includes(state) ? back : refunded

/** The link of an order; null while it has no such invoice. */
export async function linkOf(db: Db, orderId: string, about: Link['about']): Promise<Link | null> {
  const row = await db
    .selectFrom('order_invoice')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('about', '=', about)
    .executeTakeFirst()
  return row ?? null
}

/** Notes that an invoice is of an order. */
export const addLink = (
  trx: Db,
  {
    orderId,
    about,
    invoiceId,
    back,
  }: { orderId: string; about: Link['about']; invoiceId: string; back: number },
): Promise<Link> =>
  trx
    .insertInto('order_invoice')
    .values({ order_id: orderId, about, invoice_id: invoiceId, back })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Notes how much has been taken back. */
export async function noteBack(
  trx: Db,
  { order_id, about }: Pick<Link, 'order_id' | 'about'>,
  back: number,
): Promise<void> {
  await trx
    .updateTable('order_invoice')
    .set({ back })
    .where('order_id', '=', order_id)
    .where('about', '=', about)
    .execute()
}
