import type { SavedShare } from './savedShare.ts';

/**
 * The link's token, told this once; only its hash is kept.
 */
export interface SavedShareMade {
  share: SavedShare;
  token: string;
}
