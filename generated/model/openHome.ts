import type { DislikeReason } from './dislikeReason.ts';
import type { ListingCard } from './listingCard.ts';
import type { OpenHomeState } from './openHomeState.ts';
import type { SelectionReaction } from './selectionReaction.ts';
import type { Uuid } from './uuid.ts';

/**
 * A home of a selection as the buyer sees it.
 */
export interface OpenHome {
  id: Uuid;
  /** gone was withdrawn since. */
  state: OpenHomeState;
  card: ListingCard;
  reaction: SelectionReaction | null;
  reason: DislikeReason | null;
  /** @nullable */
  text: string | null;
}
