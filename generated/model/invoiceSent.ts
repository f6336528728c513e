
/**
 * That an invoice was sent by mail.
 */
export interface InvoiceSent {
  at: string;
  to: string;
  /** The mail was given up: it reached nobody, as far as we know. */
  failed: boolean;
}
