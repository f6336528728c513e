import type { PropertyStatus } from './propertyStatus.ts';
import type { Substatus } from './substatus.ts';
import type { Uuid } from './uuid.ts';

/**
 * The home an offer is for, as much as a list shows.
 */
export interface OfferHome {
  id: Uuid;
  ref: string;
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
