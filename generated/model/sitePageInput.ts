import type { LocalizedLine } from './localizedLine.ts';
import type { SitePageKind } from './sitePageKind.ts';

/**
 * A new page, with the sections that its kind begins with.
 */
export interface SitePageInput {
  kind: SitePageKind;
  title: LocalizedLine;
}
