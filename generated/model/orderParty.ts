
/**
 * A side of an order.
 */
export interface OrderParty {
  name: string;
  /** @nullable */
  phone: string | null;
  /** @nullable */
  email: string | null;
}
