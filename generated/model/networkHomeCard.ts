import type { ListingCard } from './listingCard.ts';
import type { NetworkOffer } from './networkOffer.ts';

/**
 * A partner's home in a list.
 */
export interface NetworkHomeCard {
  home: ListingCard;
  offer: NetworkOffer;
}
