import type { SavedShare } from './savedShare.ts';

/**
 * My links that still work, newest first.
 */
export interface SavedShareList {
  items: SavedShare[];
}
