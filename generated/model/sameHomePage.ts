import type { SameHome } from './sameHome.ts';

/**
 * Pairs of homes that seem to be one.
 */
export interface SameHomePage {
  items: SameHome[];
  total: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
