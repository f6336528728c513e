import type { BankMatchKind } from './bankMatchKind.ts';
import type { InvoiceAmount } from './invoiceAmount.ts';
import type { Uuid } from './uuid.ts';

/**
 * An invoice or expense, and what of it is paid; EUR cents with the entry's sign.
 */
export interface BankMatchItem {
  kind: BankMatchKind;
  recordId: Uuid;
  amount: InvoiceAmount;
}
