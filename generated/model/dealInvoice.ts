
/**
 * The invoice by which a part is claimed.
 */
export interface DealInvoice {
  /** @minimum 1 */
  version: number;
  /**
     * @minLength 1
     * @maxLength 40
     */
  number: string;
}
