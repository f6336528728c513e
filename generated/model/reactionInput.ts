import type { DislikeReason } from './dislikeReason.ts';
import type { HomeId } from './homeId.ts';
import type { SelectionReaction } from './selectionReaction.ts';

/**
 * What the buyer says of one home. Saying the same again changes nothing.
 */
export interface ReactionInput {
  homeId: HomeId;
  reaction: SelectionReaction;
  reason?: DislikeReason;
  /** @maxLength 500 */
  text?: string;
}
