import type { NetworkHomeCard } from './networkHomeCard.ts';
import type { NetworkSourceCount } from './networkSourceCount.ts';

/**
 * Homes that partners share.
 */
export interface NetworkHomePage {
  items: NetworkHomeCard[];
  /** @minimum 0 */
  total: number;
  /** @nullable */
  next: string | null;
  /** All that is shared with my agency, whatever is asked for. */
  bySource: NetworkSourceCount[];
}
