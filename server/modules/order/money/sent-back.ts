import type { OrderRow } from '../order.repository.ts'

/**
 * What was sent back. A card is given back by the service a moment after the seller asked for it:
 * what was asked for counts at once, or another act in between would take it back.
 */
export const sentBack = ({ refunded, promised }: Pick<OrderRow, 'refunded' | 'promised'>): number =>
  Math.max(refunded, promised)
