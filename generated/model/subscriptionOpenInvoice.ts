import type { Money } from './money.ts';
import type { Uuid } from './uuid.ts';

/**
 * An invoice for the plan that is to be paid, by transfer, with its own reference.
 */
export interface SubscriptionOpenInvoice {
  invoiceId: Uuid;
  /** @maxLength 60 */
  fullNumber: string;
  amount: Money;
  dueOn: string;
}
