import type { MarketLack } from './marketLack.ts';
import type { MarketPicture } from './marketPicture.ts';
import type { MarketPublicationInput } from './marketPublicationInput.ts';
import type { MarketPublicationStatus } from './marketPublicationStatus.ts';
import type { MarketRating } from './marketRating.ts';
import type { Uuid } from './uuid.ts';

/**
 * A publication as its seller has it.
 */
export interface MarketPublication {
  id: Uuid;
  state: MarketPublicationStatus;
  doc: MarketPublicationInput;
  /** @maxItems 10 */
  pictures: MarketPicture[];
  /** What it lacks to be published. */
  missing: MarketLack[];
  /** @nullable */
  rejectReason: string | null;
  rating: MarketRating;
  /** @minimum 0 */
  orders: number;
  /** @minimum 0 */
  views: number;
  updatedAt: string;
  /** @minimum 1 */
  version: number;
}
