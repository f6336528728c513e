import type { Money } from './money.ts';
import type { SubscriptionOpenInvoice } from './subscriptionOpenInvoice.ts';
import type { Uuid } from './uuid.ts';

/**
 * What is to be paid, and on which days what stops while it is not.
 */
export interface SubscriptionOwed {
  invoiceId: Uuid;
  /** @maxLength 60 */
  fullNumber: string;
  amount: Money;
  dueOn: string;
  graceOn: string;
  limitedOn: string;
  freeOn: string;
  /**
     * Further invoices that are open, the next due first; the days above are those of the oldest.
     * @maxItems 100
     */
  more: SubscriptionOpenInvoice[];
}
