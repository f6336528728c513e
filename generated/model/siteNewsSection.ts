import type { LocalizedLine } from './localizedLine.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * The newest posts of the site.
 */
export interface SiteNewsSection {
  id: Uuid;
  kind: 'news';
  title?: LocalizedLine;
  /**
     * @minimum 2
     * @maximum 12
     */
  count?: number;
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
