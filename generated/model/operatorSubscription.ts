import type { LocalizedLine } from './localizedLine.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';
import type { SubscriptionState } from './subscriptionState.ts';
import type { Uuid } from './uuid.ts';

/**
 * An agency and its plan, as the operator sees it. EUR cents.
 */
export interface OperatorSubscription {
  agencyId: Uuid;
  agencyName: string;
  state: SubscriptionState;
  planName: LocalizedLine | null;
  /**
     * People that are paid for.
     * @minimum 1
     */
  seats: number;
  /**
     * People of the agency, invited ones too.
     * @minimum 0
     */
  people: number;
  /**
     * Homes on the market.
     * @minimum 0
     */
  homes: number;
  period: SubscriptionPeriod | null;
  /** @nullable */
  periodEnd: string | null;
  /** Whether it ends with its period. */
  cancelled: boolean;
  /**
     * What is unpaid of its plan.
     * @minimum 0
     */
  owed: number;
  /**
     * The day its oldest unpaid invoice was due.
     * @nullable
     */
  owedSince: string | null;
}
