import type { HomeId } from './homeId.ts';
import type { PropertyStatus } from './propertyStatus.ts';

/**
 * One of two homes that seem to be one.
 */
export interface SameHomeSide {
  propertyId: HomeId;
  ref: string;
  title: string;
  status: PropertyStatus;
  /**
     * EUR cents, first offer.
     * @nullable
     */
  price: number | null;
  /**
     * Square metres.
     * @nullable
     */
  area: number | null;
  /**
     * Address of its first picture without the width; null without one.
     * @nullable
     */
  thumb: string | null;
  /** Names of the sources that bring it; none of one that people typed. */
  sources: string[];
}
