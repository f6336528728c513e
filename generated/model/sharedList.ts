import type { SharedHome } from './sharedHome.ts';

/**
 * Saved homes as somebody shares them, without notes and ratings.
 */
export interface SharedList {
  /**
     * The folder's name; null for every saved home.
     * @nullable
     */
  name: string | null;
  /** First name of who shares it. */
  by: string;
  items: SharedHome[];
}
