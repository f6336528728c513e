import type { DislikeReason } from './dislikeReason.ts';
import type { HomeId } from './homeId.ts';
import type { ListingCard } from './listingCard.ts';
import type { OpenHomeState } from './openHomeState.ts';
import type { SelectionReaction } from './selectionReaction.ts';

/**
 * A home of a selection as the buyer sees it.
 */
export interface OpenHome {
  id: HomeId;
  /** gone was withdrawn since. */
  state: OpenHomeState;
  card: ListingCard;
  reaction: SelectionReaction | null;
  reason: DislikeReason | null;
  /** @nullable */
  text: string | null;
}
