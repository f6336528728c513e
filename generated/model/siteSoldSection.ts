import type { LocalizedLine } from './localizedLine.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * Homes that the agency sold, by place and type.
 */
export interface SiteSoldSection {
  id: Uuid;
  kind: 'sold';
  title?: LocalizedLine;
  /**
     * Sold in so many months; 12 unless told.
     * @minimum 3
     * @maximum 36
     */
  months?: number;
  /**
     * @minimum 3
     * @maximum 24
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
