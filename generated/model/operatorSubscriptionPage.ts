import type { OperatorSubscription } from './operatorSubscription.ts';

/**
 * Agencies and their plans.
 */
export interface OperatorSubscriptionPage {
  items: OperatorSubscription[];
  /** @nullable */
  next: string | null;
  /** @minimum 0 */
  total: number;
  /**
     * From which day today's plans are on offer; null where the site has none.
     * @nullable
     */
  planFrom: string | null;
}
