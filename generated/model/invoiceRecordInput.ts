
/**
 * How the receiver is named in a record that takes the place of a refused one; as on the invoice unless told.
 */
export interface InvoiceRecordInput {
  /**
     * As the tax agency knows them.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * Tax number; one that looks Spanish has a check that fits.
     * @maxLength 20
     */
  taxId?: string;
  /**
     * ISO 3166-1 alpha-2, of a number of another country.
     * @pattern ^[A-Z]{2}$
     */
  country?: string;
}
