import type { DemandCounts } from './demandCounts.ts';
import type { DemandRow } from './demandRow.ts';

/**
 * A page of demands with the counts of its tabs.
 */
export interface DemandPage {
  items: DemandRow[];
  total: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  counts: DemandCounts;
}
