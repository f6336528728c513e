import type { EarningsSums } from './earningsSums.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { OrderPayment } from './orderPayment.ts';
import type { OrderState } from './orderState.ts';
import type { Uuid } from './uuid.ts';

/**
 * An order in a statement of earnings.
 */
export interface EarningsStatementRow {
  id: Uuid;
  number: string;
  /** The day the transfer came; while it has not, that of the acceptance. */
  day: string;
  buyerName: string;
  /** @nullable */
  homeTitle: string | null;
  title: LocalizedLine;
  state: OrderState;
  payment: OrderPayment;
  sums: EarningsSums;
}
