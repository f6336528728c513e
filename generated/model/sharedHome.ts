import type { ListingCard } from './listingCard.ts';
import type { SharedHomeState } from './sharedHomeState.ts';

/**
 * A home of a shared list.
 */
export interface SharedHome {
  state: SharedHomeState;
  card: ListingCard;
}
