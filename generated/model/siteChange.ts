import type { SiteChangeWhat } from './siteChangeWhat.ts';
import type { SiteSectionKind } from './siteSectionKind.ts';

/**
 * A difference between the draft and what is published.
 */
export interface SiteChange {
  what: SiteChangeWhat;
  /**
     * Title of the page; null: the site as a whole.
     * @nullable
     */
  page: string | null;
  /** @nullable */
  pageId: string | null;
  section: SiteSectionKind | null;
  /**
     * The field, or the part of the site.
     * @nullable
     */
  field: string | null;
  /**
     * Its text until now, cut at 160 signs; null: it is no text.
     * @nullable
     */
  before: string | null;
  /**
     * Its text from now on.
     * @nullable
     */
  after: string | null;
}
