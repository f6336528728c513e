import type { MatchCount } from './matchCount.ts';

/**
 * Good matches of a list's rows; at most 200 are kept per demand.
 */
export interface MatchCountList {
  demands: MatchCount[];
  properties: MatchCount[];
}
