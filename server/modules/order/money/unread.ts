import {
  OrderEventAct,
  OrderPay,
  OrderPayment,
  OrderState,
} from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { laterVersion } from '../../../contract/errors.ts'
import { sql, type Db } from '../../../db/index.ts'

/** The payments that this version knows: any other may have come, or have gone back. */
export const KNOWN_PAYMENTS: readonly string[] = Object.values(OrderPayment)
export const KNOWN_STATES: readonly string[] = Object.values(OrderState)

const KNOWN_PAYS: readonly string[] = Object.values(OrderPay)
const KNOWN_ACTS: readonly string[] = Object.values(OrderEventAct)

/** Whether all is known of an order `o` that says what becomes of the money: where it stands, its acts. */
export const IS_READ = sql<boolean>`(o.state = any(${KNOWN_STATES}::text[])
  and o.payment = any(${KNOWN_PAYMENTS}::text[]) and o.pay = any(${KNOWN_PAYS}::text[])
  and not exists (select from order_act a
    where a.order_id = o.id and a.act <> all(${KNOWN_ACTS}::text[])))`

/** The same of one order: no money moves, and nothing is invoiced, of one that is read by half. */
export async function isOrderRead(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from market_order o where o.id = ${id}::uuid and ${IS_READ}`.execute(db)
  return rows.length > 0
}

/**
 * Throws 503 where an order stands, was accepted or is paid in a way that only a later version reads: what a
 * seller has earned is another sum without it, and with it.
 */
export function refuseUnread(
  orders: readonly { state: string; payment: string; counted_at?: Date | null }[],
  lang: Lang,
): void {
  const isRead = orders.every(
    ({ state, payment, counted_at: day }) =>
      day !== null && KNOWN_STATES.includes(state) && KNOWN_PAYMENTS.includes(payment),
  )
  if (!isRead) laterVersion(lang)
}
