import type { LoosenedSearchChange } from './loosenedSearchChange.ts';

/**
 * The same search with one thing changed.
 */
export interface LoosenedSearch {
  change: LoosenedSearchChange;
  /**
     * The new value, of a place its name; null when the filter is dropped.
     * @nullable
     */
  value?: string | null;
  /** Query string of the loosened search. */
  query: string;
  count: number;
}
