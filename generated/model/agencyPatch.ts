import type { AgencyLicences } from './agencyLicences.ts';
import type { Island } from './island.ts';
import type { Language } from './language.ts';
import type { LocalizedText } from './localizedText.ts';
import type { RefPattern } from './refPattern.ts';

/**
 * Changes of an agency. The whole form is sent; a field left out is kept.
 */
export interface AgencyPatch {
  /** @minimum 1 */
  version: number;
  /** JPEG, PNG or WebP, 5 MB at most. */
  logo?: Blob | File;
  /** @maxLength 160 */
  legalName?: string;
  /**
     * @minLength 2
     * @maxLength 120
     */
  tradeName?: string;
  /** @maxLength 20 */
  taxId?: string;
  description?: LocalizedText;
  /** @maxLength 25 */
  publicPhone?: string;
  /** @maxLength 254 */
  publicEmail?: string;
  /**
     * @maxLength 255
     * @pattern https?://
     */
  website?: string;
  /** @maxLength 200 */
  address?: string;
  /** @maxLength 200 */
  complaintsAddress?: string;
  /** @maxLength 254 */
  dataProtectionEmail?: string;
  /** @maxItems 26 */
  languages?: Language[];
  /** @maxItems 4 */
  islands?: Island[];
  licences?: AgencyLicences;
  refPattern?: RefPattern;
  /**
     * @minimum 0
     * @maximum 100
     */
  defaultCommissionPct?: number;
}
