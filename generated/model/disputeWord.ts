import type { DisputeWordSide } from './disputeWordSide.ts';
import type { OrderEventAct } from './orderEventAct.ts';

/**
 * Something that a side said or did.
 */
export interface DisputeWord {
  /** Null: a message. */
  act: OrderEventAct | null;
  side: DisputeWordSide;
  /** @nullable */
  byName: string | null;
  /** @nullable */
  text: string | null;
  at: string;
}
