import type { HomeId } from './homeId.ts';
import type { ListingCard } from './listingCard.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { Uuid } from './uuid.ts';

/**
 * A home I looked at. Without a card it is no longer on the site.
 */
export interface SeenHome {
  id: Uuid;
  listingId: HomeId;
  /** The last time. */
  seenAt: string;
  /**
     * On how many occasions, at least an hour apart.
     * @minimum 1
     */
  times: number;
  title: LocalizedLine;
  /**
     * Price when I last saw it, EUR cents; null when on request.
     * @nullable
     */
  priceSeen: number | null;
  card: ListingCard | null;
}
