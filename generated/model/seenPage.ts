import type { SeenHome } from './seenHome.ts';

/**
 * Homes I looked at, the latest first.
 */
export interface SeenPage {
  items: SeenHome[];
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  /** Nothing new is kept. */
  paused: boolean;
}
