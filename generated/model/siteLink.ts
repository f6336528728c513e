import type { LocalizedLine } from './localizedLine.ts';
import type { SiteLinkTarget } from './siteLinkTarget.ts';

/**
 * A link of the site.
 */
export interface SiteLink {
  label: LocalizedLine;
  to: SiteLinkTarget;
}
