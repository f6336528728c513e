import type { Condition } from './condition.ts';
import type { PropertyBasicsPremisesLocation } from './propertyBasicsPremisesLocation.ts';
import type { PropertyBasicsProtectionRegime } from './propertyBasicsProtectionRegime.ts';
import type { PropertyDevelopment } from './propertyDevelopment.ts';
import type { PropertyOffer } from './propertyOffer.ts';
import type { PropertySubtype } from './propertySubtype.ts';
import type { PropertyType } from './propertyType.ts';

/**
 * Step 1, operation and type. Type and at least one operation are needed to save.
 */
export interface PropertyBasics {
  type: PropertyType;
  subtype?: PropertySubtype;
  /**
     * Reference, unique in the agency; made by the agency's pattern when left out.
     * @minLength 1
     * @maxLength 50
     * @pattern ^[^\s].*$
     */
  ref?: string;
  /**
     * One per operation.
     * @minItems 1
     * @maxItems 9
     */
  offers: PropertyOffer[];
  condition?: Condition;
  /**
     * @minimum 1200
     * @maximum 2100
     */
  constructionYear?: number;
  /**
     * @minimum 1800
     * @maximum 2100
     */
  renovationYear?: number;
  /** VPL is the limited-price regime of Law 3/2024. */
  protectionRegime?: PropertyBasicsProtectionRegime;
  exclusiveBuilding?: boolean;
  premisesLocation?: PropertyBasicsPremisesLocation;
  development?: PropertyDevelopment;
}
