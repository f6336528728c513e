import type { Listing } from './listing.ts';
import type { NetworkOffer } from './networkOffer.ts';

/**
 * A partner's home: what the public sees, without telephones, e-mails or agent.
 */
export interface NetworkHome {
  home: Listing;
  offer: NetworkOffer;
}
