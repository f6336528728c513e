
/**
 * Where a card is given.
 */
export interface OrderCheckout {
  /** Page of the payment service, https; good for half an hour. */
  url: string;
}
