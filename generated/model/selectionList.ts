import type { Selection } from './selection.ts';

/**
 * Selections, newest first.
 */
export interface SelectionList {
  items: Selection[];
}
