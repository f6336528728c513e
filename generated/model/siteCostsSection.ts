import type { LocalizedLine } from './localizedLine.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * What buying costs beyond the price, with the tables of the portal.
 */
export interface SiteCostsSection {
  id: Uuid;
  kind: 'costs';
  title?: LocalizedLine;
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
