import type { LocalizedLine } from './localizedLine.ts';
import type { SiteTestimonial } from './siteTestimonial.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * What clients said.
 */
export interface SiteTestimonialsSection {
  id: Uuid;
  kind: 'testimonials';
  title?: LocalizedLine;
  /** @maxItems 12 */
  items?: SiteTestimonial[];
  tone?: SiteTone;
  /**
     * Its name in the address, behind #.
     * @maxLength 31
     * @pattern ^[a-z][a-z0-9-]{0,30}$
     */
  anchor?: string;
  /** Kept and not shown. */
  off?: boolean;
}
