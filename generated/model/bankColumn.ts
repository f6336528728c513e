import type { BankField } from './bankField.ts';

/**
 * A column of a statement's table.
 */
export interface BankColumn {
  /** @minimum 0 */
  index: number;
  name: string;
  /**
     * Its first values.
     * @maxItems 3
     */
  samples: string[];
  /** What it was read as. */
  field: BankField | null;
}
