import type { PropertyCluster } from './propertyCluster.ts';
import type { PropertyPin } from './propertyPin.ts';

/**
 * Homes of a search with their true places, for their own people.
 */
export interface PropertyMap {
  /** Up to 300 in sight are all here; of more only those that lie alone. */
  pins: PropertyPin[];
  clusters: PropertyCluster[];
  /** Homes of the search. */
  total: number;
  /** Of these within the box. */
  inSight: number;
  /** Of these without a point. */
  unplaced: number;
  /** Where all of them lie: west, south, east, north; null without any. */
  bbox: number[] | null;
}
