import type { PlanId } from './planId.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';

/**
 * What is agreed for the day the period ends.
 */
export interface SubscriptionNext {
  planId: PlanId;
  /** @minimum 1 */
  seats: number;
  period: SubscriptionPeriod;
  from: string;
}
