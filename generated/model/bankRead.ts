import type { BankLook } from './bankLook.ts';
import type { BankNote } from './bankNote.ts';
import type { InvoiceAmount } from './invoiceAmount.ts';

/**
 * A statement of one account as it was read; amounts in EUR cents.
 */
export interface BankRead {
  /** @maxLength 34 */
  iban: string;
  /** Holder, as the bank writes it; may be empty. */
  name: string;
  from: string;
  to: string;
  /** Balance at its beginning, where it says one. */
  opening: InvoiceAmount | null;
  /** Balance at its end. */
  closing: InvoiceAmount | null;
  /** @minimum 0 */
  entries: number;
  /**
     * Of the entries, those taken before.
     * @minimum 0
     */
  known: number;
  in: InvoiceAmount;
  out: InvoiceAmount;
  /** The very file was taken before. */
  same: boolean;
  notes: BankNote[];
  /**
     * Its first entries.
     * @maxItems 5
     */
  first: BankLook[];
}
