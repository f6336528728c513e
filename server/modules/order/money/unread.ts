import { OrderPayment, OrderState } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { laterVersion } from '../../../contract/errors.ts'

/** The payments that this version knows: any other may have come, or have gone back. */
export const KNOWN_PAYMENTS: readonly string[] = Object.values(OrderPayment)
export const KNOWN_STATES: readonly string[] = Object.values(OrderState)

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
