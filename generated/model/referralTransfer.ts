import type { Money } from './money.ts';

/**
 * How the agency pays: data of a SEPA transfer, straight to who referred.
 */
export interface ReferralTransfer {
  name: string;
  taxId: string;
  iban: string;
  /** Structured creditor reference (ISO 11649). */
  reference: string;
  amount: Money;
  /** The same as a QR code of the EPC: path of an SVG, in modules. */
  qr: string;
  /** @minimum 1 */
  modules: number;
}
