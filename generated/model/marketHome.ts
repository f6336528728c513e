import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { MarketCategory } from './marketCategory.ts';

/**
 * The home for which the list is.
 */
export interface MarketHome {
  id: HomeId;
  ref: HomeRef;
  title: string;
  /** @nullable */
  town: string | null;
  /** @nullable */
  m2: number | null;
  /**
     * Address of its first picture, up to the width.
     * @nullable
     */
  picture: string | null;
  /** Categories of what the home lacks for a good ad. */
  lacks: MarketCategory[];
}
