import type { ImportTableRow } from './importTableRow.ts';
import type { ImportTableWord } from './importTableWord.ts';

/**
 * What would be read of a table; nothing was changed.
 */
export interface ImportTablePreview {
  /** Homes in the file; rows of one home count once. */
  homes: number;
  /** Homes that cannot be taken. */
  refused: number;
  /** Homes that can be taken and of which something is to be said. */
  withIssues: number;
  /** @maxItems 40 */
  rows: ImportTableRow[];
  /** @maxItems 200 */
  words: ImportTableWord[];
}
