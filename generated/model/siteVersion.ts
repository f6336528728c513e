import type { SiteChange } from './siteChange.ts';

/**
 * A site as it was published once.
 */
export interface SiteVersion {
  /** @minimum 1 */
  number: number;
  at: string;
  /** @nullable */
  byName: string | null;
  /** @nullable */
  note: string | null;
  /** @minimum 0 */
  pages: number;
  /** @minimum 0 */
  sections: number;
  /**
     * The version it was taken from.
     * @nullable
     */
  restoredFrom: number | null;
  /**
     * Where it differs from the version before it; empty for the first that is kept.
     * @maxItems 100
     */
  changes: SiteChange[];
}
