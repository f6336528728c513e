import type { Uuid } from './uuid.ts';

/**
 * Takes back one change.
 */
export interface AgendaUndoInput {
  undo: Uuid;
}
