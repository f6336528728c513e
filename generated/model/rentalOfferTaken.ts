
/**
 * The home has an open offer already.
 */
export interface RentalOfferTaken {
  /** Who offered it, and when. */
  message: string;
  /** @nullable */
  byName: string | null;
  at: string;
}
