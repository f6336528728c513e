
/**
 * The tenant's deposit at the IBAVI, once a let is signed. Never leaves the agency.
 */
export interface PropertyDeposit {
  /** The day it was lodged. */
  lodgedOn?: string;
  /** @maxLength 40 */
  receipt?: string;
}
