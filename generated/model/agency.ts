import type { AgencyBranch } from './agencyBranch.ts';
import type { AgencyColors } from './agencyColors.ts';
import type { AgencyDefaults } from './agencyDefaults.ts';
import type { AgencyId } from './agencyId.ts';
import type { AgencyInvoice } from './agencyInvoice.ts';
import type { AgencyLicences } from './agencyLicences.ts';
import type { AgencyOffice } from './agencyOffice.ts';
import type { AgencyRegistration } from './agencyRegistration.ts';
import type { Island } from './island.ts';
import type { LocalizedText } from './localizedText.ts';
import type { RefPattern } from './refPattern.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';

/**
 * An agency.
 */
export interface Agency {
  id: AgencyId;
  /** Short name, used as REF on the command line. */
  slug: string;
  /** @nullable */
  logo: string | null;
  /**
     * Address of the wide picture of the public page.
     * @nullable
     */
  cover?: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** @maxLength 160 */
  legalName?: string;
  /**
     * @minLength 2
     * @maxLength 120
     */
  tradeName: string;
  /** @maxLength 20 */
  taxId?: string;
  description?: LocalizedText;
  /** @maxLength 25 */
  publicPhone?: string;
  /** @maxLength 254 */
  publicEmail?: string;
  /**
     * @maxLength 255
     * @pattern ^https?://[^/?#@\\\s]+(?:[/?#]|$)
     */
  website?: string;
  /** @maxLength 200 */
  address?: string;
  /** @maxLength 200 */
  complaintsAddress?: string;
  /** @maxLength 254 */
  dataProtectionEmail?: string;
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
     */
  defaultCommissionPct?: number;
  registeredOffice?: AgencyOffice;
  invoice?: AgencyInvoice;
  /** @maxItems 30 */
  branches?: AgencyBranch[];
  /** @maxItems 10 */
  registrations?: AgencyRegistration[];
  defaults?: AgencyDefaults;
  /** Whether the agency has a public page with its own text and people; it has unless this is false. */
  publicPage?: boolean;
}
