import type { Holdings } from './holdings.ts';

/**
 * What changed hands.
 */
export interface HandoverResult {
  moved: Holdings;
  /** Whether the person can no longer sign in. */
  left: boolean;
}
