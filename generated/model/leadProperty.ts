import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';

/**
 * The home an enquiry is about.
 */
export interface LeadProperty {
  id: HomeId;
  ref: HomeRef;
  title: string;
  /** @nullable */
  thumb: string | null;
  /**
     * EUR cents
     * @nullable
     */
  price: number | null;
}
