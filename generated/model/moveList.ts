import type { Move } from './move.ts';

/**
 * Moves of an agency, newest first.
 */
export interface MoveList {
  items: Move[];
}
