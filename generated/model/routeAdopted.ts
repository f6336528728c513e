import type { Uuid } from './uuid.ts';

/**
 * What was moved, and how to take it back.
 */
export interface RouteAdopted {
  /** How many calls. */
  moved: number;
  undo: Uuid;
}
