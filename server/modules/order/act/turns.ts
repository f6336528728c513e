import type { MarketPayWhen, OrderState } from '../../../../generated/model/index.ts'
import type { OrderRow } from '../order.repository.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long a state waits before it ends by itself; of a dispute when the operator settles it. */
const LASTS: Partial<Record<OrderState, number>> = {
  asked: 30 * DAY,
  quoted: 30 * DAY,
  requested: 48 * HOUR,
  delivered: 7 * DAY,
  disputed: 14 * DAY,
}

/** How long a card may take to be given: the service's page and a second try. */
const CARD_MS = HOUR

/** When an order ends for which no card was given. */
export const cardDueAt = (now: Date): Date => new Date(now.getTime() + CARD_MS)

/** When a state that begins now ends by itself; null: not. Nobody accepts an hour that has passed. */
export const dueAt = (state: OrderState, now: Date, startsAt: Date | null = null): Date | null => {
  const lasts = LASTS[state]
  if (lasts === undefined) return null
  const end = new Date(now.getTime() + lasts)
  return state === 'requested' && startsAt !== null && startsAt < end ? startsAt : end
}

type Waiting = Pick<
  OrderRow,
  'pay' | 'state' | 'payment' | 'proposed_at' | 'proposed_by' | 'buyer_pct' | 'seller_pct'
> & { back: number; refunded: number; paid_at: Date | null; payWhen: MarketPayWhen }

/** Whom an order waits for. */
export function turnsOf(order: Waiting): { buyer_turn: boolean; seller_turn: boolean } {
  const { state, payment } = order
  // What a card gave goes back by itself.
  const owes = order.pay === 'transfer' && order.paid_at !== null && order.back > order.refunded
  const pays = payment === 'awaiting' && (order.payWhen === 'before' || state !== 'accepted')
  switch (state) {
    case 'asked':
      return { buyer_turn: false, seller_turn: true }
    case 'requested': {
      const waits = order.pay === 'card' && payment === 'awaiting'
      return { buyer_turn: waits, seller_turn: !waits }
    }
    case 'quoted':
      return { buyer_turn: true, seller_turn: false }
    case 'accepted':
      return {
        buyer_turn: pays || order.proposed_by === 'seller',
        seller_turn: order.proposed_by !== 'seller',
      }
    case 'delivered':
      return { buyer_turn: true, seller_turn: false }
    case 'disputed':
      return { buyer_turn: order.buyer_pct === null, seller_turn: order.seller_pct === null }
    default:
      return { buyer_turn: pays, seller_turn: owes }
  }
}
