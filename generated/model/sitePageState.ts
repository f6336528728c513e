import type { SiteCoverage } from './siteCoverage.ts';
import type { SiteTextPlace } from './siteTextPlace.ts';
import type { Uuid } from './uuid.ts';

/**
 * What is kept of a page beside its document.
 */
export interface SitePageState {
  id: Uuid;
  /** @minimum 1 */
  version: number;
  updatedAt: string;
  /**
     * Who saved it last; null: nobody who is still known.
     * @nullable
     */
  byName: string | null;
  languages: SiteCoverage[];
  /**
     * Translations whose text in the first language was changed after they were written.
     * @maxItems 500
     */
  outdated: SiteTextPlace[];
}
