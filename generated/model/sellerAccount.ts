
/**
 * Where a seller fills in their account at the payment service.
 */
export interface SellerAccount {
  /** Page of the service, https; works once, for some minutes. */
  url: string;
}
