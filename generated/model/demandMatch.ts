import type { MatchFail } from './matchFail.ts';
import type { MatchHome } from './matchHome.ts';
import type { MatchPart } from './matchPart.ts';
import type { MatchReason } from './matchReason.ts';
import type { MatchState } from './matchState.ts';

/**
 * A home weighed against a demand.
 */
export interface DemandMatch {
  home: MatchHome;
  /**
     * @minimum 0
     * @maximum 100
     */
  score: number;
  parts: MatchPart[];
  /** Why it does not fit; empty when it does. */
  fails: MatchFail[];
  state: MatchState;
  reason: MatchReason | null;
  /** @nullable */
  sentAt: string | null;
  /**
     * When the buyer opened it.
     * @nullable
     */
  seenAt: string | null;
}
