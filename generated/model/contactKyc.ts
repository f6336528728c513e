
/**
 * What Law 10/2010 asks an agency to know of whoever buys or sells.
 */
export interface ContactKyc {
  /** A person with public responsibility. */
  pep?: boolean;
  /** @maxLength 500 */
  fundsOrigin?: string;
  /** @maxLength 160 */
  beneficialOwner?: string;
  checkedOn?: string;
}
