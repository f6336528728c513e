import type { AgencyBranch } from './agencyBranch.ts';
import type { AgencyColors } from './agencyColors.ts';
import type { AgencyDefaults } from './agencyDefaults.ts';
import type { AgencyLicences } from './agencyLicences.ts';
import type { AgencyPatchCoverExtra } from './agencyPatchCoverExtra.ts';
import type { AgencyPatchLogoExtra } from './agencyPatchLogoExtra.ts';
import type { AgencyRegistration } from './agencyRegistration.ts';
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
  /** What the file is (specification, section 7). */
  logo_extra?: AgencyPatchLogoExtra;
  /** JPEG, PNG or WebP, 5 MB at most. */
  cover?: Blob | File;
  /** What the file is (specification, section 7). */
  cover_extra?: AgencyPatchCoverExtra;
  /** Takes the cover away. */
  coverGone?: boolean;
  /**
     * @minLength 2
     * @maxLength 120
     */
  tradeName?: string;
  /** @nullable */
  publicPage?: boolean | null;
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
     * @pattern ^https?://[^/?#@\\\s]+(?:[/?#]|$)
     */
  website?: string | null;
  /**
     * @maxLength 200
     * @nullable
     */
  address?: string | null;
  /** @maxItems 26 */
  languages?: SpokenLanguage[];
  /** @maxItems 4 */
  islands?: Island[];
  /** @maxItems 30 */
  branches?: AgencyBranch[];
  /** @maxItems 10 */
  registrations?: AgencyRegistration[];
  licences?: AgencyLicences;
  colors?: AgencyColors;
  refPattern?: RefPattern;
  defaults?: AgencyDefaults;
  /**
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  defaultCommissionPct?: number | null;
}
