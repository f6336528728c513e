import type { Takeout } from './takeout.ts';

/**
 * Takeouts of an agency, newest first: who took what out, and when.
 */
export interface TakeoutList {
  items: Takeout[];
}
