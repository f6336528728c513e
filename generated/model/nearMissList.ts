import type { NearMiss } from './nearMiss.ts';

/**
 * Near misses, most homes first.
 */
export interface NearMissList {
  items: NearMiss[];
}
