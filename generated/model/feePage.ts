import type { Fee } from './fee.ts';

/**
 * Fees, the newest first.
 */
export interface FeePage {
  items: Fee[];
  /** @nullable */
  next: string | null;
}
