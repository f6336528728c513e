import type { MatchValuesAreaKind } from './matchValuesAreaKind.ts';

/**
 * Figures and codes of a sentence. Money EUR cents, areas m2, distances metres.
 */
export interface MatchValues {
  /** What the home has. */
  value?: number;
  /** What was asked. */
  limit?: number;
  /** By how much it misses or beats it. */
  difference?: number;
  percent?: number;
  areaKind?: MatchValuesAreaKind;
  /** Condition or subtype of the home. */
  code?: string;
  /** Features it has. */
  yes?: string[];
  /** Features it has not. */
  no?: string[];
  /** Features nobody has noted. */
  unknown?: string[];
}
