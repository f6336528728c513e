import type { LocalizedLine } from './localizedLine.ts';
import type { SiteFigure } from './siteFigure.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * A few figures in large letters.
 */
export interface SiteFiguresSection {
  id: Uuid;
  kind: 'figures';
  title?: LocalizedLine;
  /** @maxItems 6 */
  items?: SiteFigure[];
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
