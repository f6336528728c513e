import type { SiteChange } from './siteChange.ts';

/**
 * A change of the draft that can be taken back, or done again.
 */
export interface SiteStep {
  at: string;
  /**
     * Who made it; null: nobody who is still known.
     * @nullable
     */
  byName: string | null;
  /**
     * How many differences it is.
     * @minimum 0
     */
  count: number;
  /** The first of them: what comes back and where; null: nothing that has words. */
  change: SiteChange | null;
}
