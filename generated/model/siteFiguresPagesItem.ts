import type { SitePageKind } from './sitePageKind.ts';

export type SiteFiguresPagesItem = {
  pageId: string;
  /**
     * Of the draft, in its first language; null: the page is not there any more.
     * @nullable
     */
  title: string | null;
  kind: SitePageKind | null;
  /** @minimum 0 */
  visits: number;
  /** @minimum 0 */
  views: number;
  /** @minimum 0 */
  leads: number;
};
