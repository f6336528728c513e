
/**
 * That an invoice was sent by mail.
 */
export interface InvoiceSent {
  at: string;
  to: string;
}
