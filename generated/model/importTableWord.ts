import type { HomeField } from './homeField.ts';

/**
 * A word of the file that means nothing to us.
 */
export interface ImportTableWord {
  /** Place of the column, from 0. */
  column: number;
  field: HomeField;
  word: string;
  /** Rows that say it. */
  count: number;
  /** Codes that it can be given. */
  choices: string[];
}
