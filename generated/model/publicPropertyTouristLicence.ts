import type { PublicPropertyTouristLicenceKind } from './publicPropertyTouristLicenceKind.ts';

/**
 * What the public sees of PropertyTouristLicence.
 */
export interface PublicPropertyTouristLicence {
  kind?: PublicPropertyTouristLicenceKind;
  /** @maxLength 80 */
  number?: string;
  /**
     * @minimum 1
     * @maximum 500
     */
  places?: number;
  /**
     * Single rental registration number (RD 1312/2024).
     * @maxLength 80
     */
  nrua?: string;
}
