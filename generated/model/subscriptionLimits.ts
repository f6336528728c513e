import type { LocalizedLine } from './localizedLine.ts';
import type { SubscriptionLimit } from './subscriptionLimit.ts';
import type { SubscriptionState } from './subscriptionState.ts';

/**
 * What an agency uses of its plan.
 */
export interface SubscriptionLimits {
  state: SubscriptionState;
  planName: LocalizedLine | null;
  items: SubscriptionLimit[];
}
