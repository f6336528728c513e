import type { PropertyTouristLicenceKind } from './propertyTouristLicenceKind.ts';

/**
 * Licence for tourist lets; its number must be in the advert (Law 8/2012).
 */
export interface PropertyTouristLicence {
  kind?: PropertyTouristLicenceKind;
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
  /** Last day, of one that ends. */
  expiresOn?: string;
}
