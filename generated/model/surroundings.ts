import type { Surrounding } from './surrounding.ts';

/**
 * What is near a point, at most one place of each kind.
 */
export interface Surroundings {
  /** Whether this site knows such places at all. */
  known: boolean;
  items: Surrounding[];
}
