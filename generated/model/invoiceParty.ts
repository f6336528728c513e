
/**
 * Who issues or receives an invoice, as they were on its day.
 */
export interface InvoiceParty {
  /** @maxLength 160 */
  name: string;
  /**
     * Spanish tax number; null of a private person on a simplified invoice.
     * @maxLength 20
     * @nullable
     */
  taxId: string | null;
  /** @maxLength 400 */
  address: string;
}
