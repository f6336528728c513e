import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { PropertyStatus } from './propertyStatus.ts';
import type { Substatus } from './substatus.ts';

/**
 * The home an offer is for, as much as a list shows.
 */
export interface OfferHome {
  id: HomeId;
  ref: HomeRef;
  /** Empty when the home has none yet. */
  title: string;
  status: PropertyStatus;
  substatus: Substatus | null;
  /**
     * Asked price of the operation the offer is for, EUR cents.
     * @nullable
     */
  price: number | null;
  /**
     * Address of the picture without its width.
     * @nullable
     */
  thumb: string | null;
}
