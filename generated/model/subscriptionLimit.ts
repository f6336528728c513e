import type { SubscriptionLimitKey } from './subscriptionLimitKey.ts';

/**
 * Something that a plan limits, and how much of it the agency uses.
 */
export interface SubscriptionLimit {
  key: SubscriptionLimitKey;
  /** @minimum 0 */
  used: number;
  /**
     * Null: no limit.
     * @minimum 0
     * @nullable
     */
  limit: number | null;
}
