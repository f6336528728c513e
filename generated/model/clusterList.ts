import type { Cluster } from './cluster.ts';

/**
 * Clusters for a map.
 */
export interface ClusterList {
  items: Cluster[];
  total: number;
  totalIsEstimate: boolean;
}
