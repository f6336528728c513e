import type { BankField } from './bankField.ts';

/**
 * A column and what it holds.
 */
export interface BankMapped {
  /**
     * Its place in the file, from 0.
     * @minimum 0
     * @maximum 249
     */
  column: number;
  field: BankField;
}
