import type { DislikeReason } from './dislikeReason.ts';
import type { HomeId } from './homeId.ts';
import type { ListingCard } from './listingCard.ts';
import type { OpenHomeDetail } from './openHomeDetail.ts';
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
  /** Whether the agency that sent it has it; a partner's is shown under the sender's name, and its card has no reference. */
  own: boolean;
  /** Of a partner's home; null of an own one, which has a page. */
  detail: OpenHomeDetail | null;
  reaction: SelectionReaction | null;
  reason: DislikeReason | null;
  /** @nullable */
  text: string | null;
}
