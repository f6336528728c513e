import type { HomeId } from './homeId.ts';

/**
 * Homes near each other; a single home carries its id and price.
 */
export interface Cluster {
  lat: number;
  lon: number;
  count: number;
  id: HomeId | null;
  /**
     * EUR cents, lowest of the cluster.
     * @nullable
     */
  price: number | null;
  lowered?: boolean;
  /**
     * west, south, east, north
     * @minItems 4
     * @maxItems 4
     */
  bbox?: number[];
}
