import type { BankEntryState } from './bankEntryState.ts';
import type { BankMatch } from './bankMatch.ts';
import type { BankProposal } from './bankProposal.ts';
import type { InvoiceAmount } from './invoiceAmount.ts';
import type { Uuid } from './uuid.ts';

/**
 * An entry of a bank account; amounts in EUR cents, below zero where money went out.
 */
export interface BankEntry {
  id: Uuid;
  accountId: Uuid;
  /** @maxLength 34 */
  accountIban: string;
  bookedOn: string;
  /** @nullable */
  valueOn: string | null;
  amount: InvoiceAmount;
  left: InvoiceAmount;
  /** As the bank wrote it. */
  text: string;
  /** @nullable */
  reference: string | null;
  /**
     * Who paid or was paid, where the file says it apart.
     * @nullable
     */
  party: string | null;
  /**
     * Their account, where the file says it.
     * @nullable
     */
  iban: string | null;
  state: BankEntryState;
  matches: BankMatch[];
  /** @maxItems 3 */
  proposals: BankProposal[];
}
