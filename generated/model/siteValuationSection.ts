import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';
import type { SiteTone } from './siteTone.ts';
import type { SiteValuationSectionFieldsItem } from './siteValuationSectionFieldsItem.ts';
import type { Uuid } from './uuid.ts';

/**
 * A form for owners who want to know what their home is worth.
 */
export interface SiteValuationSection {
  id: Uuid;
  kind: 'valuation';
  title: LocalizedLine;
  text?: LocalizedText;
  /**
     * All of them, where none is named.
     * @maxItems 3
     */
  fields?: SiteValuationSectionFieldsItem[];
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
