import type { DislikeReason } from './dislikeReason.ts';
import type { SelectionReaction } from './selectionReaction.ts';
import type { Uuid } from './uuid.ts';

/**
 * What the buyer says of one home. Saying the same again changes nothing.
 */
export interface ReactionInput {
  homeId: Uuid;
  reaction: SelectionReaction;
  reason?: DislikeReason;
  /** @maxLength 500 */
  text?: string;
}
