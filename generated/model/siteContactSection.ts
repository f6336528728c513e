import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';
import type { SiteContactSectionFieldsItem } from './siteContactSectionFieldsItem.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * A form to write to the agency, and how else to reach it.
 */
export interface SiteContactSection {
  id: Uuid;
  kind: 'contact';
  title?: LocalizedLine;
  text?: LocalizedText;
  /**
     * Phone and message, where none is named.
     * @maxItems 3
     */
  fields?: SiteContactSectionFieldsItem[];
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
