import type { Selectable } from 'kysely'
import { json, uuidv7, type Db, type Tables } from '../../db/index.ts'
import type { TryKind } from '../../db/tables/payment.ts'
import { bookedPlans } from '../subscription/index.ts'

/** A row of `payment`. */
export type PaymentRow = Selectable<Tables['payment']>
/** A row of `payment_try`. */
export type TryRow = Selectable<Tables['payment_try']>

/** What was booked of an object of the service; `isLine`: its account has a line of it. */
export interface Booked {
  amount: number
  at: Date
  isLine: boolean
}

/** What a room sells by card; EUR cents, the fee and its VAT are the site's part of the amount. */
export interface Sale {
  orderId: string
  number: string
  sellerId: string
  account: string
  buyerAgency: string
  amount: number
  fee: number
  feeVat: number
}

/** The payment of an order, made when it is first paid; locked. */
export async function paymentFor(trx: Db, sale: Sale, now: Date): Promise<PaymentRow> {
  await trx
    .insertInto('payment')
    .values({
      id: uuidv7(),
      order_id: sale.orderId,
      number: sale.number,
      seller_id: sale.sellerId,
      account: sale.account,
      buyer_agency: sale.buyerAgency,
      amount: sale.amount,
      fee: sale.fee,
      fee_vat: sale.feeVat,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
  return trx
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', sale.orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** A payment, locked: whoever looks at the service for it is alone. */
export const lockPayment = (trx: Db, id: string): Promise<PaymentRow> =>
  trx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** The payment of an order; null where it is not paid by card, or nobody went to pay it yet. */
export const paymentOf = async (db: Db, orderId: string): Promise<PaymentRow | null> =>
  (await db.selectFrom('payment').selectAll().where('order_id', '=', orderId).executeTakeFirst()) ??
  null

/** The call that is under way for a payment, in a state of a later version too. */
export const openTry = (trx: Db, paymentId: string): Promise<TryRow | undefined> =>
  trx
    .selectFrom('payment_try')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('state', 'not in', ['done', 'refused'])
    .executeTakeFirst()

/** Writes a call that is about to be made; its key says which of the order's it is. */
export async function addTry(
  trx: Db,
  payment: PaymentRow,
  kind: TryKind,
  fields: TryRow['fields'],
  now: Date,
): Promise<TryRow> {
  const { count } = await trx
    .selectFrom('payment_try')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('payment_id', '=', payment.id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return trx
    .insertInto('payment_try')
    .values({
      id: uuidv7(),
      payment_id: payment.id,
      key: `order:${payment.order_id}:${kind}:${Number(count) + 1}`,
      kind,
      fields: json(fields) as never,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Notes what came of a call. */
export async function endTry(
  trx: Db,
  id: string,
  state: 'done' | 'refused',
  answer: string | null,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payment_try')
    .set({ state, answer, ended_at: now })
    .where('id', '=', id)
    .execute()
}

/** What was booked of each charge and refund, of orders and of plans, in EUR cents. */
export async function allBooked(db: Db): Promise<Map<string, Booked>> {
  const rows = await db
    .selectFrom('payment_booking')
    .select(['object', 'amount', 'at', 'kind'])
    .execute()
  const ofOrders = rows.map(({ object, amount, at, kind }): [string, Booked] => [
    object,
    { amount, at, isLine: kind !== 'chargeback' },
  ])
  const ofPlans = (await bookedPlans(db)).map(({ object, amount, at }): [string, Booked] => [
    object,
    { amount, at, isLine: true },
  ])
  return new Map([...ofOrders, ...ofPlans])
}

/** Refunds that were booked and that the buyer's bank sent back, and whether that is settled. */
export const failedRefunds = async (
  db: Db,
): Promise<Map<string, { amount: number; isSettled: boolean }>> => {
  const rows = await db
    .selectFrom('payment_booking')
    .select(['object', 'amount', 'settled_at'])
    .where('failed_at', 'is not', null)
    .execute()
  return new Map(
    rows.map(({ object, amount, settled_at: at }) => [object, { amount, isSettled: at !== null }]),
  )
}
