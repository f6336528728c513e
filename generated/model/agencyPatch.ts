import type { AgencyColors } from './agencyColors.ts';
import type { AgencyLicences } from './agencyLicences.ts';
import type { Island } from './island.ts';
import type { LocalizedText } from './localizedText.ts';
import type { RefPattern } from './refPattern.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';

/**
 * Changes of an agency. A field left out is kept, null clears it.
 */
export interface AgencyPatch {
  /** @minimum 1 */
  version: number;
  /** JPEG, PNG or WebP, 5 MB at most. */
  logo?: Blob | File;
  /**
     * @maxLength 160
     * @nullable
     */
  legalName?: string | null;
  /**
     * @minLength 2
     * @maxLength 120
     */
  tradeName?: string;
  /**
     * @maxLength 20
     * @nullable
     */
  taxId?: string | null;
  description?: LocalizedText;
  /**
     * @maxLength 25
     * @nullable
     */
  publicPhone?: string | null;
  /**
     * @maxLength 254
     * @nullable
     */
  publicEmail?: string | null;
  /**
     * @maxLength 255
     * @nullable
     * @pattern https?://
     */
  website?: string | null;
  /**
     * @maxLength 200
     * @nullable
     */
  address?: string | null;
  /**
     * @maxLength 200
     * @nullable
     */
  complaintsAddress?: string | null;
  /**
     * @maxLength 254
     * @nullable
     */
  dataProtectionEmail?: string | null;
  /** @maxItems 26 */
  languages?: SpokenLanguage[];
  /** @maxItems 4 */
  islands?: Island[];
  licences?: AgencyLicences;
  colors?: AgencyColors;
  refPattern?: RefPattern;
  /**
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  defaultCommissionPct?: number | null;
}
