import type { MatchFail } from './matchFail.ts';

/**
 * Homes that break exactly one condition, the same one.
 */
export interface NearMiss {
  /** Opens its homes: `near` of listDemandMatches. */
  key: string;
  fail: MatchFail;
  /** @minimum 1 */
  count: number;
  /**
     * What the condition would be: EUR cents, m2, rooms.
     * @nullable
     */
  value: number | null;
  /**
     * By how much that is above or below what the buyer takes now; of places the metres to the nearest wanted one.
     * @nullable
     */
  difference: number | null;
  /**
     * Feature, type or subtype.
     * @nullable
     */
  code: string | null;
  /**
     * Name of the municipality.
     * @nullable
     */
  name: string | null;
}
