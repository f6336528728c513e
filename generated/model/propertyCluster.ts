
/**
 * Homes near each other.
 */
export interface PropertyCluster {
  lat: number;
  lon: number;
  count: number;
  /**
     * west, south, east, north
     * @minItems 4
     * @maxItems 4
     */
  bbox: number[];
}
