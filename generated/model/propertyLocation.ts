import type { AddressVisibility } from './addressVisibility.ts';
import type { GeoPoint } from './geoPoint.ts';
import type { GeoPrecision } from './geoPrecision.ts';
import type { Island } from './island.ts';
import type { PropertyLocationStreetType } from './propertyLocationStreetType.ts';

/**
 * Step 2, location. What the public sees of it follows addressVisibility and geoPrecision.
 */
export interface PropertyLocation {
  /**
     * INE code of the municipality (07xxx in the Balearic Islands).
     * @pattern ^[0-9]{5}$
     */
  municipalityIne?: string;
  /** @pattern ^[0-9]{5}$ */
  postalCode?: string;
  /** @maxLength 80 */
  town?: string;
  island?: Island;
  /** @maxLength 60 */
  province?: string;
  /** @pattern ^[A-Z]{2}$ */
  countryCode?: string;
  /** @maxLength 80 */
  zoneName?: string;
  /** @maxLength 50 */
  urbanisation?: string;
  /** @maxLength 50 */
  locationDetail?: string;
  streetType?: PropertyLocationStreetType;
  /** @maxLength 200 */
  streetName?: string;
  /** @maxLength 10 */
  number?: string;
  /** @maxLength 20 */
  block?: string;
  /** @maxLength 10 */
  stair?: string;
  /**
     * -2, -1, 0 to 60, bj ground, en mezzanine, ss semi-basement, st basement.
     * @pattern ^(-[12]|[0-9]|[1-5][0-9]|60|bj|en|ss|st)$
     */
  floor?: string;
  /** @maxLength 4 */
  door?: string;
  /**
     * @minimum 0
     * @maximum 60
     */
  totalFloors?: number;
  floorIsTop?: boolean;
  geo?: GeoPoint;
  addressVisibility?: AddressVisibility;
  geoPrecision?: GeoPrecision;
  /**
     * 20 characters, no spaces (Catastro).
     * @pattern ^[0-9A-Z]{20}$
     */
  cadastralRef?: string;
}
