import type { SiteSource } from './siteSource.ts';

export type SiteFiguresSourcesItem = {
  source: SiteSource;
  /** @minimum 0 */
  visits: number;
};
