import type { SiteCoverage } from './siteCoverage.ts';
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
}
