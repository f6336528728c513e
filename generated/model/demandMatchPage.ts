import type { DemandMatch } from './demandMatch.ts';
import type { MatchCounts } from './matchCounts.ts';
import type { MatchSource } from './matchSource.ts';
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
  /**
     * Where homes were looked for: as asked, else as the demand says. Empty: own homes and whatever other agencies show in public.
     * @maxItems 6
     */
  sources: MatchSource[];
  tuning: MatchTuning[];
}
