import type { Fee } from './fee.ts';

/**
 * What is stored now.
 */
export interface FeeConflict {
  message: string;
  current: Fee;
}
