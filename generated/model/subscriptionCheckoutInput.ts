import type { Uuid } from './uuid.ts';

/**
 * For what a card is given.
 */
export interface SubscriptionCheckoutInput {
  invoiceId?: Uuid;
}
