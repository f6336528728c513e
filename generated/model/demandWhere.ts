import type { DemandNear } from './demandNear.ts';
import type { DemandPolygon } from './demandPolygon.ts';
import type { Island } from './island.ts';

/**
 * Where. A home fits in any of these places; an island counts whole only when nothing finer on it is named. Without anything everywhere fits.
 */
export interface DemandWhere {
  /** @maxItems 4 */
  islands?: Island[];
  /**
     * Slugs of municipalities, towns or postal codes, as searchPlaces gives them.
     * @maxItems 40
     * @items.maxLength 80
     * @items.pattern [a-z0-9-]+
     */
  places?: string[];
  /**
     * Not there, though the rest fits. Slugs of municipalities, towns or postal codes.
     * @maxItems 40
     * @items.maxLength 80
     * @items.pattern [a-z0-9-]+
     */
  excludePlaces?: string[];
  /** @maxItems 10 */
  polygons?: DemandPolygon[];
  near?: DemandNear;
  /**
     * Metres to the sea in a straight line, at most.
     * @minimum 0
     * @maximum 100000
     */
  seaDistanceMax?: number;
}
