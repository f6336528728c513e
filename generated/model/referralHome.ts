import type { Area } from './area.ts';
import type { Money } from './money.ts';
import type { PropertyType } from './propertyType.ts';
import type { ReferralOperation } from './referralOperation.ts';

/**
 * Step 2 of a referral: which home it is. Money in EUR cents, area in m2.
 */
export interface ReferralHome {
  /** @minimum 1 */
  version?: number;
  /**
     * INE code of the municipality (07xxx).
     * @pattern ^[0-9]{5}$
     */
  municipalityIne: string;
  type: PropertyType;
  operation: ReferralOperation;
  /** @maxLength 200 */
  address?: string;
  /**
     * 20 characters, no spaces (Catastro).
     * @pattern ^[0-9A-Za-z]{20}$
     */
  cadastralRef?: string;
  price?: Money;
  area?: Area;
  /** @maxLength 1000 */
  notes?: string;
}
