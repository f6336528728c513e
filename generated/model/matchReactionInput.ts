import type { MatchReason } from './matchReason.ts';
import type { MatchState } from './matchState.ts';

/**
 * What became of a home for a demand. A reason belongs to `disliked` alone.
 */
export interface MatchReactionInput {
  state: MatchState;
  reason?: MatchReason;
}
