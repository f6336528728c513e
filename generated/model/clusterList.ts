import type { Cluster } from './cluster.ts';
import type { NearCircle } from './nearCircle.ts';

/**
 * Clusters for a map.
 */
export interface ClusterList {
  items: Cluster[];
  total: number;
  totalIsEstimate: boolean;
  near?: NearCircle;
}
