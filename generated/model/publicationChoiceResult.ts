import type { PublicationHome } from './publicationHome.ts';

/**
 * What became of it.
 */
export interface PublicationChoiceResult {
  /** @minimum 0 */
  changed: number;
  /**
     * Homes that the caller may not change, or that are none of the agency's.
     * @minimum 0
     */
  left: number;
  /** The changed homes as they are now. */
  items: PublicationHome[];
}
