import type { ListView } from './listView.ts';

/**
 * Views of a list, mine first, then by name.
 */
export interface ListViewList {
  items: ListView[];
}
