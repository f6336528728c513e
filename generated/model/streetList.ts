import type { Street } from './street.ts';

/**
 * Streets, best first.
 */
export interface StreetList {
  /** Whether this site knows streets at all. */
  known: boolean;
  items: Street[];
}
