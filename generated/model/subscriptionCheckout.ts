
/**
 * Where a card is given.
 */
export interface SubscriptionCheckout {
  /** Page of the payment service, https; good for half an hour. */
  url: string;
}
