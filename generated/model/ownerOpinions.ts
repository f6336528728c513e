import type { OwnerAspectCount } from './ownerAspectCount.ts';
import type { OwnerComment } from './ownerComment.ts';

/**
 * What visitors said that is shared with the owner, never who.
 */
export interface OwnerOpinions {
  /**
     * Opinions that are shared.
     * @minimum 0
     */
  shared: number;
  /**
     * Visits that took place.
     * @minimum 0
     */
  visits: number;
  /** The most frequent first. */
  likes: OwnerAspectCount[];
  /** The most frequent first. */
  dislikes: OwnerAspectCount[];
  /**
     * The newest three.
     * @maxItems 3
     */
  comments: OwnerComment[];
}
