import type { DisputeOutcome } from '../../../../generated/model/index.ts'
import { recordEvent, type Db } from '../../../db/index.ts'
import { portion } from '../../../money.ts'
import type { SellerRow } from '../../market/index.ts'
import { step } from '../act/act.service.ts'
import { backing } from '../act/back.ts'
import { leftOf } from '../money/earnings.service.ts'
import { tellSide } from '../news.ts'
import { addAct, type OrderRow } from '../order.repository.ts'

/** What of an order's total goes back at so many per cent; what was sent back already stays so. */
const backAt = (order: OrderRow, percent: number) =>
  backing(order, portion(order.total ?? 0, percent, 100))

/** What an outcome does to the money: the function that settles by it. */
export function outcomeOf(order: OrderRow, percent: number): DisputeOutcome {
  const { back = 0 } = backAt(order, percent)
  const { fee, left } = leftOf({ ...order, back })
  const isPaid = order.paid_at !== null
  return {
    percent,
    total: order.total ?? 0,
    back,
    owed: isPaid ? Math.max(0, back - order.refunded) : 0,
    let: isPaid ? 0 : back,
    fee,
    left,
  }
}

/**
 * The operator settles a dispute, from the desk and the command line alike: so many per cent go
 * back, for a reason that both sides read and are told of.
 */
export async function judge(
  trx: Db,
  { order, seller }: { order: OrderRow; seller: SellerRow },
  { percent, reason }: { percent: number; reason: string },
  now: Date,
): Promise<OrderRow> {
  const saved = await step(trx, order, { state: 'closed', ...backAt(order, percent) }, now)
  await addAct(trx, order, {
    act: 'judge',
    side: 'operator',
    by: null,
    at: now,
    text: `${percent} %: ${reason}`,
  })
  await recordEvent(trx, {
    kind: 'order.judge',
    agencyId: order.buyer_agency,
    subject: order.id,
    payload: { percent },
  })
  for (const side of ['buyer', 'seller'] as const)
    await tellSide(trx, { order: saved, seller }, side, 'news.judge', now)
  return saved
}
