import type { Place } from './place.ts';

/**
 * Places, best first.
 */
export interface PlaceList {
  items: Place[];
}
