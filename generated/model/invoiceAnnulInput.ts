
/**
 * Why an invoice is annulled: it should never have been issued.
 */
export interface InvoiceAnnulInput {
  /**
     * Kept with the invoice.
     * @minLength 3
     * @maxLength 300
     */
  cause: string;
}
