import type { Cluster } from './cluster.ts';
import type { NearCircle } from './nearCircle.ts';

/**
 * Clusters for a map.
 */
export interface ClusterList {
  items: Cluster[];
  /** Homes of the search, the number its list says. */
  total: number;
  totalIsEstimate: boolean;
  /** Of these, homes on the map; the others hide their place. */
  placed: number;
  near?: NearCircle;
}
