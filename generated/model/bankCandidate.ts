import type { BankMatchKind } from './bankMatchKind.ts';
import type { InvoiceAmount } from './invoiceAmount.ts';
import type { Uuid } from './uuid.ts';

/**
 * What an entry could pay; EUR cents with the sign of an entry that pays it.
 */
export interface BankCandidate {
  kind: BankMatchKind;
  recordId: Uuid;
  number: string;
  name: string;
  issuedOn: string;
  open: InvoiceAmount;
}
