import type { LocalizedLine } from './localizedLine.ts';
import type { OrderPayment } from './orderPayment.ts';
import type { OrderState } from './orderState.ts';
import type { Uuid } from './uuid.ts';

/**
 * A dispute in the operator's list.
 */
export interface DisputeRow {
  id: Uuid;
  number: string;
  state: OrderState;
  payment: OrderPayment;
  title: LocalizedLine;
  buyerName: string;
  sellerName: string;
  /** @nullable */
  homeTitle: string | null;
  /**
     * EUR cents.
     * @nullable
     */
  total: number | null;
  /**
     * Per cent that the buyer would have back; null while they have not said.
     * @nullable
     */
  buyerPct: number | null;
  /**
     * Per cent that the seller would give back; null while they have not said.
     * @nullable
     */
  sellerPct: number | null;
  /**
     * Until when the sides may agree by themselves.
     * @nullable
     */
  dueAt: string | null;
}
