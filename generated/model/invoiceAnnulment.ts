
/**
 * That an invoice was annulled, and why.
 */
export interface InvoiceAnnulment {
  at: string;
  /** @maxLength 300 */
  cause: string;
}
