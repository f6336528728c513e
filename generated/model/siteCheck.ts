import type { SiteCheckKey } from './siteCheckKey.ts';
import type { SiteCheckLevel } from './siteCheckLevel.ts';

/**
 * Something to be mended.
 */
export interface SiteCheck {
  key: SiteCheckKey;
  level: SiteCheckLevel;
  /** Where, in the draft. */
  path: string;
  /**
     * The page it stands on; null: the site as a whole.
     * @nullable
     */
  pageId: string | null;
  /** In the language of the request. */
  text: string;
  /**
     * A value that would do: of two colours that are too close the nearest that can be read.
     * @nullable
     */
  proposal: string | null;
}
