import type { Condition } from './condition.ts';
import type { Island } from './island.ts';
import type { PropertySubtype } from './propertySubtype.ts';
import type { PropertyType } from './propertyType.ts';

/**
 * What the estimate read of the home. Null is unknown.
 */
export interface ValuationSubject {
  type: PropertyType;
  subtype: PropertySubtype | null;
  /**
     * Built, or reckoned from the usable area (note `usableArea`).
     * @nullable
     */
  m2: number | null;
  /** @nullable */
  bedrooms: number | null;
  /** @nullable */
  bathrooms: number | null;
  condition: Condition | null;
  island: Island | null;
}
