import type { AgencyInvoice } from './agencyInvoice.ts';
import type { AgencyOffice } from './agencyOffice.ts';

/**
 * The company behind the agency. A field left out is kept, null clears it.
 */
export interface AgencyCompanyPatch {
  /** @minimum 1 */
  version: number;
  /**
     * @maxLength 160
     * @nullable
     */
  legalName?: string | null;
  /**
     * NIF, NIE or CIF; its check letter or digit must be right.
     * @maxLength 20
     * @nullable
     */
  taxId?: string | null;
  registeredOffice?: AgencyOffice;
  invoice?: AgencyInvoice;
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
}
