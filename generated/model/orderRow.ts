import type { LocalizedLine } from './localizedLine.ts';
import type { MarketCategory } from './marketCategory.ts';
import type { OrderPayment } from './orderPayment.ts';
import type { OrderState } from './orderState.ts';
import type { Uuid } from './uuid.ts';

/**
 * An order as lists have it.
 */
export interface OrderRow {
  id: Uuid;
  number: string;
  state: OrderState;
  payment: OrderPayment;
  turn: boolean;
  category: MarketCategory;
  title: LocalizedLine;
  /** The other side. */
  otherName: string;
  /**
     * Reference and town of the home.
     * @nullable
     */
  homeTitle: string | null;
  /** @nullable */
  total: number | null;
  /** @nullable */
  startsAt: string | null;
  /** @nullable */
  dueAt: string | null;
  createdAt: string;
}
