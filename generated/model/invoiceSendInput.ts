
/**
 * Who an invoice is sent to, as a PDF.
 */
export interface InvoiceSendInput {
  /** @maxLength 254 */
  email: string;
}
