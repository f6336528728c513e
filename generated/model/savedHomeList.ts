import type { SavedFolder } from './savedFolder.ts';
import type { SavedHome } from './savedHome.ts';

/**
 * Everything somebody saved (at most 300), newest first, and their folders by name.
 */
export interface SavedHomeList {
  items: SavedHome[];
  folders: SavedFolder[];
}
