import type { BankCandidate } from './bankCandidate.ts';
import type { BankReason } from './bankReason.ts';
import type { InvoiceAmount } from './invoiceAmount.ts';

/**
 * What an entry seems to pay.
 */
export interface BankProposal {
  /**
     * 100: amount and number; 80: amount and account; 60: amount and name; 40: in part.
     * @minimum 0
     * @maximum 100
     */
  certainty: number;
  reason: BankReason;
  /**
     * @minItems 1
     * @maxItems 500
     */
  items: BankCandidate[];
  missing: InvoiceAmount;
}
