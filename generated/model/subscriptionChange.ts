import type { InvoiceAmount } from './invoiceAmount.ts';
import type { PlanId } from './planId.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';
import type { Uuid } from './uuid.ts';

/**
 * A plan that an agency takes, at the total it was shown.
 */
export interface SubscriptionChange {
  planId: PlanId;
  /**
     * @minimum 1
     * @maximum 1000
     */
  seats: number;
  period: SubscriptionPeriod;
  previewTotal: InvoiceAmount;
  operationId: Uuid;
}
