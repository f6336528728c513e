import type { LocalizedLine } from './localizedLine.ts';
import type { SiteSeoCanonical } from './siteSeoCanonical.ts';

/**
 * What search engines are told.
 */
export interface SiteSeo {
  canonical: SiteSeoCanonical;
  titlePattern?: LocalizedLine;
}
