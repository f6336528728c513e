import type { MatchTuning } from './matchTuning.ts';

/**
 * What reactions taught about a demand.
 */
export interface MatchTuningList {
  items: MatchTuning[];
}
