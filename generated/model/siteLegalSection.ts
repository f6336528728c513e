import type { SiteLegalSectionPart } from './siteLegalSectionPart.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * A legal text, made from the data of the company; on the legal page alone.
 */
export interface SiteLegalSection {
  id: Uuid;
  kind: 'legal';
  part: SiteLegalSectionPart;
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
