import type { OrderEventAct } from './orderEventAct.ts';
import type { OrderEventSide } from './orderEventSide.ts';

/**
 * Something that was done with an order.
 */
export interface OrderEvent {
  act: OrderEventAct;
  side: OrderEventSide;
  /** @nullable */
  byName: string | null;
  at: string;
  /** @nullable */
  text: string | null;
  /**
     * The time that was proposed.
     * @nullable
     */
  startsAt: string | null;
}
