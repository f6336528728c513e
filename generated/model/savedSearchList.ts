import type { SavedSearch } from './savedSearch.ts';

/**
 * My saved searches (at most 100), newest first.
 */
export interface SavedSearchList {
  items: SavedSearch[];
}
