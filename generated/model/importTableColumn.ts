import type { HomeField } from './homeField.ts';

/**
 * A column of a table as it is shown to whoever says what it holds.
 */
export interface ImportTableColumn {
  /** Its place in the file, from 0. */
  index: number;
  /** Its name in the file; empty when the file names none. */
  name: string;
  /**
     * Its first values.
     * @maxItems 3
     */
  samples: string[];
  /** Rows with something in it. */
  filled: number;
  /** What it seems to hold. */
  guess: HomeField | null;
}
