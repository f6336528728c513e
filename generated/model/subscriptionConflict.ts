import type { SubscriptionPreview } from './subscriptionPreview.ts';

/**
 * It costs something else by now.
 */
export interface SubscriptionConflict {
  message: string;
  current: SubscriptionPreview;
}
