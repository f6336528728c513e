import type { OrderPayment } from './orderPayment.ts';
import type { OrderState } from './orderState.ts';
import type { Uuid } from './uuid.ts';

/**
 * An order in a seller's earnings, EUR cents.
 */
export interface EarningsOrder {
  id: Uuid;
  number: string;
  state: OrderState;
  payment: OrderPayment;
  /** @nullable */
  homeTitle: string | null;
  net: number;
  vat: number;
  retention: number;
  fee: number;
  left: number;
  /** @nullable */
  paidAt: string | null;
}
