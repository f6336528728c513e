
/**
 * A registered office, as invoices and signed papers name it.
 */
export interface AgencyOffice {
  /** @maxLength 200 */
  street?: string;
  /** @pattern ^[0-9]{5}$ */
  postalCode?: string;
  /** @maxLength 80 */
  town?: string;
  /** @maxLength 80 */
  province?: string;
}
