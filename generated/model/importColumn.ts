import type { HomeField } from './homeField.ts';
import type { ImportColumnDecimal } from './importColumnDecimal.ts';
import type { ImportWord } from './importWord.ts';

/**
 * What one column holds; a column that is not named is left out.
 */
export interface ImportColumn {
  /**
     * Its place in the file, from 0.
     * @minimum 0
     * @maximum 249
     */
  column: number;
  field: HomeField;
  /** Which sign divides off the decimals; without it the column's own numbers tell. */
  decimal?: ImportColumnDecimal;
  /**
     * What words of the column mean, where it is not plain.
     * @maxItems 60
     */
  words?: ImportWord[];
}
