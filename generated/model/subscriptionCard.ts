import type { SubscriptionCardRefusal } from './subscriptionCardRefusal.ts';

/**
 * The card that invoices of the plan are charged to. Its number is at the payment service alone.
 */
export interface SubscriptionCard {
  /**
     * As the payment service calls it.
     * @maxLength 40
     */
  brand: string;
  /**
     * @minLength 4
     * @maxLength 4
     */
  last4: string;
  /** The last day of its month. */
  expiresOn: string;
  /** When it was kept, or took the place of the one before. */
  keptAt: string;
  /** Whether a charge is under way. */
  isCharging: boolean;
  /** Why its bank refused the last charge of what is still open. */
  refused: SubscriptionCardRefusal | null;
  /**
     * When it is charged again; null: not by itself.
     * @nullable
     */
  nextTryOn: string | null;
}
