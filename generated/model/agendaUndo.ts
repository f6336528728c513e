import type { Uuid } from './uuid.ts';

/**
 * How to take it back.
 */
export interface AgendaUndo {
  undo: Uuid;
}
