
/**
 * How to pay: a SEPA transfer to the seller, never through the site.
 */
export interface OrderTransfer {
  name: string;
  iban: string;
  /** Creditor reference, ISO 11649. */
  reference: string;
  /** EUR cents. */
  amount: number;
  /** What an EPC QR code says (EPC069-12, version 002), for a banking app. */
  qr: string;
}
