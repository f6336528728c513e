import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { Money } from './money.ts';

/**
 * A home that it is, or may be. EUR cents.
 */
export interface ReferralLinked {
  id: HomeId;
  ref: HomeRef;
  price: Money | null;
  /** Whether everybody can read of it. */
  onMarket: boolean;
}
