import type { Plan } from './plan.ts';
import type { SubscriptionCard } from './subscriptionCard.ts';
import type { SubscriptionLimit } from './subscriptionLimit.ts';
import type { SubscriptionMissingItem } from './subscriptionMissingItem.ts';
import type { SubscriptionNext } from './subscriptionNext.ts';
import type { SubscriptionOwed } from './subscriptionOwed.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';
import type { SubscriptionState } from './subscriptionState.ts';

/**
 * The plan of an agency. Days in Europe/Madrid.
 */
export interface Subscription {
  state: SubscriptionState;
  /** Null where the site has no plans. */
  plan: Plan | null;
  /**
     * People that are paid for.
     * @minimum 1
     */
  seats: number;
  period: SubscriptionPeriod | null;
  /**
     * The day the next period begins.
     * @nullable
     */
  periodEnd: string | null;
  /**
     * The day the trial ends.
     * @nullable
     */
  trialEnd: string | null;
  /** Whether it becomes free at the end of its period. */
  cancelled: boolean;
  next: SubscriptionNext | null;
  owed: SubscriptionOwed | null;
  limits: SubscriptionLimit[];
  /** What an invoice needs of the agency's own data and is not there. */
  missing: SubscriptionMissingItem[];
  /** Whether a card can be given for the plan (`openSubscriptionCard`). */
  takesCards: boolean;
  card: SubscriptionCard | null;
}
