import type { PropertyPageCounts } from './propertyPageCounts.ts';
import type { PropertyRow } from './propertyRow.ts';

/**
 * A page of the portfolio with the counts of its tabs.
 */
export interface PropertyPage {
  items: PropertyRow[];
  total: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  /** Homes per status within my rights. */
  counts: PropertyPageCounts;
}
