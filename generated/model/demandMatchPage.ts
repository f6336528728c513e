import type { DemandMatch } from './demandMatch.ts';
import type { MatchCounts } from './matchCounts.ts';
import type { MatchTuning } from './matchTuning.ts';

/**
 * Homes that fit a demand, best first.
 */
export interface DemandMatchPage {
  items: DemandMatch[];
  /** How many the list has. */
  total: number;
  /** @nullable */
  next: string | null;
  counts: MatchCounts;
  tuning: MatchTuning[];
}
