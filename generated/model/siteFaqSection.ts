import type { LocalizedLine } from './localizedLine.ts';
import type { SiteQuestion } from './siteQuestion.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * Questions and answers.
 */
export interface SiteFaqSection {
  id: Uuid;
  kind: 'faq';
  title?: LocalizedLine;
  /** @maxItems 30 */
  items?: SiteQuestion[];
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
