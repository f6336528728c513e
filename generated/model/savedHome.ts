import type { HomeId } from './homeId.ts';
import type { ListingCard } from './listingCard.ts';
import type { SavedHomeState } from './savedHomeState.ts';
import type { Uuid } from './uuid.ts';

/**
 * A home somebody saved, as they left it and as it stands now. Its id is the home's.
 */
export interface SavedHome {
  id: HomeId;
  /** gone: no longer on the market; the card is what was last shown. */
  state: SavedHomeState;
  /** @nullable */
  withdrawnAt: string | null;
  card: ListingCard;
  /**
     * EUR cents; null was on request.
     * @nullable
     */
  priceWhenSaved: number | null;
  /**
     * EUR cents now, or when it was withdrawn; null is on request.
     * @nullable
     */
  price: number | null;
  /**
     * When the price last changed since it was saved; null when it never did.
     * @nullable
     */
  priceChangedAt: string | null;
  /**
     * Only its owner reads it.
     * @nullable
     */
  note: string | null;
  /**
     * 0 is none.
     * @minimum 0
     * @maximum 5
     */
  rating: number;
  folderId: Uuid | null;
  /** Told when the price drops or it is withdrawn. */
  alerts: boolean;
  savedAt: string;
}
