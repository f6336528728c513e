import type { PlanId } from './planId.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';

/**
 * A plan that an agency looks at.
 */
export interface SubscriptionChoice {
  planId: PlanId;
  /**
     * People in all; at least those that the plan holds.
     * @minimum 1
     * @maximum 1000
     */
  seats: number;
  period: SubscriptionPeriod;
}
