
/**
 * How an invoice is paid by transfer.
 */
export interface InvoiceTransfer {
  /** @maxLength 160 */
  name: string;
  /** @maxLength 34 */
  iban: string;
  /**
     * Reference of the creditor (ISO 11649), by which the payment is recognised.
     * @maxLength 25
     */
  reference: string;
  /**
     * Text of the code that fills in the transfer in a bank's app (EPC069-12).
     * @maxLength 400
     */
  qr: string;
}
