import type { OrderAct } from '../../../../generated/model/index.ts'
import type { MessageKey } from '../messages.ts'
import type { OrderRow } from '../order.repository.ts'
import type { Caller } from './table.ts'

/** How often a buyer may ask for changes. */
export const MOST_REDOS = 2

/** What hangs on more than the state: why an act cannot be done now, null where it can. */
export function guardOf(order: OrderRow, act: OrderAct, caller: Caller): MessageKey | null {
  switch (act) {
    case 'move':
      return order.starts_at === null ? 'noTime' : null
    case 'confirm_move':
      return order.proposed_at === null || order.proposed_by === caller ? 'noProposal' : null
    case 'redo':
      return order.redos >= MOST_REDOS ? 'noRedos' : null
    case 'take':
      return order.written_at === null || order.state === 'delivered' ? null : 'written'
    case 'no_access':
      return order.starts_at === null ? 'noTime' : null
    case 'received':
    case 'remind':
      return order.payment === 'awaiting' ? null : 'nothingAwaited'
    case 'refund':
      return order.paid_at === null || order.refunded >= (order.total ?? 0) ? 'nothingPaid' : null
    default:
      return null
  }
}

/**
 * Whether what was delivered waits for the transfer: the seller is paid before, and has not said that
 * the money came.
 */
export const isHidden = ({ item, payment }: Pick<OrderRow, 'item' | 'payment'>): boolean =>
  item.payWhen === 'before' && payment === 'awaiting'
