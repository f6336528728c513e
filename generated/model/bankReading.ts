import type { BankColumn } from './bankColumn.ts';
import type { BankFormat } from './bankFormat.ts';
import type { BankRead } from './bankRead.ts';

/**
 * What stands in a file, and whether it was taken.
 */
export interface BankReading {
  format: BankFormat;
  /** False in a dry run. */
  taken: boolean;
  /**
     * Entries that were matched by themselves.
     * @minimum 0
     */
  matched: number;
  statements: BankRead[];
  /** Of a table; none of other files. */
  columns: BankColumn[];
}
