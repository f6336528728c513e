import type { OrderAct, OrderState } from '../../../../generated/model/index.ts'
import type { SellerRow } from '../../market/index.ts'
import type { MessageKey } from '../messages.ts'
import type { OrderRow } from '../order.repository.ts'
import type { Caller } from './table.ts'

/** How often a buyer may ask for changes. */
export const MOST_REDOS = 2

const SELLING: readonly OrderAct[] = ['quote', 'order', 'accept']

/** Whose sales the operator has suspended names no price and takes no order any more. */
export const isStopped = (act: OrderAct, { suspended_at: at }: Pick<SellerRow, 'suspended_at'>) =>
  at !== null && SELLING.includes(act)

/** What hangs on more than the state: why an act cannot be done now, null where it can. */
export function guardOf(
  order: OrderRow,
  act: OrderAct,
  caller: Caller,
  now: Date,
): MessageKey | null {
  const { starts_at: startsAt, redos } = order
  switch (act) {
    case 'accept':
      if (order.pay === 'card' && order.payment !== 'held') return 'notHeld'
      return startsAt !== null && startsAt <= now ? 'hourPassed' : null
    case 'cancel':
      // Who has seen the work does not call it off: what goes back for it is settled by both.
      return caller === 'buyer' && redos > 0 ? 'seen' : null
    case 'dispute':
      return order.state === 'accepted' && redos === 0 && !isMissed(order, now) ? 'notSeen' : null
    case 'move':
      return startsAt === null ? 'noTime' : null
    case 'confirm_move':
      return order.proposed_at === null || order.proposed_by === caller ? 'noProposal' : null
    case 'redo':
      return redos >= MOST_REDOS ? 'noRedos' : null
    case 'take':
      return order.written_at === null || order.state === 'delivered' ? null : 'written'
    case 'no_access':
      if (startsAt === null) return 'noTime'
      return startsAt > now ? 'notYet' : null
    case 'received':
      if (order.pay === 'card') return 'nothingAwaited'
      return order.payment === 'awaiting' || isLetOff(order) ? null : 'nothingAwaited'
    case 'remind':
      return order.pay === 'transfer' && order.payment === 'awaiting' ? null : 'nothingAwaited'
    case 'refund':
      return order.paid_at === null || order.refunded >= (order.total ?? 0) ? 'nothingPaid' : null
    default:
      return null
  }
}

/** Whether the hour at the house is over and nothing came of it: calling it off gives nothing back. */
const isMissed = ({ ends_at: endsAt }: OrderRow, now: Date): boolean =>
  endsAt !== null && endsAt <= now

/** Whether a transfer was awaited, and is no more: it may have been under way. */
const isLetOff = ({ payment, paid_at: paidAt, back }: OrderRow): boolean =>
  payment === 'none' && paidAt === null && back > 0

const GIVEN: readonly OrderState[] = ['delivered', 'completed', 'disputed', 'closed']

/** Whether what the seller made is the buyer's to see; until then it is the seller's alone. */
export const isGiven = ({ state }: Pick<OrderRow, 'state'>): boolean => GIVEN.includes(state)
