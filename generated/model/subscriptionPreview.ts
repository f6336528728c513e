import type { InvoiceAmount } from './invoiceAmount.ts';
import type { InvoiceLine } from './invoiceLine.ts';
import type { InvoiceVat } from './invoiceVat.ts';
import type { PlanId } from './planId.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';

/**
 * What a change costs, by the function that charges it; EUR cents. Below zero it is given back.
 */
export interface SubscriptionPreview {
  planId: PlanId;
  /** @minimum 1 */
  seats: number;
  period: SubscriptionPeriod;
  /** Whether it is charged and counts at once; else on the day of `from`. */
  now: boolean;
  from: string;
  lines: InvoiceLine[];
  vat: InvoiceVat[];
  base: InvoiceAmount;
  total: InvoiceAmount;
}
