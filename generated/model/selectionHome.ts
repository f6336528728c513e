import type { DislikeReason } from './dislikeReason.ts';
import type { HomeId } from './homeId.ts';
import type { ListingCard } from './listingCard.ts';
import type { SelectionHomeState } from './selectionHomeState.ts';
import type { SelectionReaction } from './selectionReaction.ts';

/**
 * A home of a selection, as its agent sees it.
 */
export interface SelectionHome {
  id: HomeId;
  /** gone was withdrawn since. */
  state: SelectionHomeState;
  card: ListingCard;
  /**
     * EUR cents, when it was sent.
     * @nullable
     */
  priceSent: number | null;
  /**
     * When the buyer first opened the page.
     * @nullable
     */
  seenAt: string | null;
  reaction: SelectionReaction | null;
  reason: DislikeReason | null;
  /**
     * What the buyer wrote with it; null for a colleague with whom the demand is only shared.
     * @nullable
     */
  text: string | null;
  /** @nullable */
  reactedAt: string | null;
}
