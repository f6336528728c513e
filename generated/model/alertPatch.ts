import type { SearchFrequency } from './searchFrequency.ts';

/**
 * What the holder of a mailed link changes.
 */
export interface AlertPatch {
  frequency?: SearchFrequency;
  paused?: boolean;
}
