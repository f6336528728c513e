import type { BankMatchKind } from './bankMatchKind.ts';
import type { BankReason } from './bankReason.ts';
import type { InvoiceAmount } from './invoiceAmount.ts';
import type { Uuid } from './uuid.ts';

/**
 * What an entry pays; EUR cents with the entry's sign.
 */
export interface BankMatch {
  kind: BankMatchKind;
  recordId: Uuid;
  number: string;
  name: string;
  amount: InvoiceAmount;
  reason: BankReason;
  /** It was matched by itself. */
  auto: boolean;
}
