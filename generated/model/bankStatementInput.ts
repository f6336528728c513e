import type { BankMapped } from './bankMapped.ts';
import type { BankStatementInputFileExtra } from './bankStatementInputFileExtra.ts';

/**
 * A bank statement of at most 10 MB: Norma 43, CAMT.053, CSV or Excel.
 */
export interface BankStatementInput {
  file: Blob | File;
  /** What the file is (specification, section 7). */
  file_extra?: BankStatementInputFileExtra;
  /** Only say what would be taken. */
  dryRun?: boolean;
  /**
     * Account of a table, which names none; not asked of other files.
     * @maxLength 42
     */
  iban?: string;
  /**
     * What the columns of a table hold, where the guess is wrong.
     * @maxItems 20
     */
  mapping?: BankMapped[];
}
