import type { Exactness } from './exactness.ts';
import type { GeoPoint } from './geoPoint.ts';

/**
 * A street with a point in it. © OpenStreetMap contributors, ODbL.
 */
export interface Street {
  /** As on signs. */
  name: string;
  /**
     * The house number at the point.
     * @nullable
     */
  number: string | null;
  exactness: Exactness;
  municipalityIne: string;
  /** In the language of the request. */
  municipality: string;
  geo: GeoPoint;
  /**
     * The street's own box: west, south, east, north
     * @minItems 4
     * @maxItems 4
     */
  bbox: number[];
}
