import type { Condition } from './condition.ts';
import type { DemandWhatPurpose } from './demandWhatPurpose.ts';
import type { Operation } from './operation.ts';
import type { PropertySubtype } from './propertySubtype.ts';
import type { PropertyType } from './propertyType.ts';

/**
 * What they look for. At least one operation is needed to save; without types any type fits.
 */
export interface DemandWhat {
  /**
     * @minItems 1
     * @maxItems 9
     */
  operations: Operation[];
  /** @maxItems 9 */
  types?: PropertyType[];
  /** @maxItems 40 */
  subtypes?: PropertySubtype[];
  purpose?: DemandWhatPurpose;
  /**
     * Any of these; without it any condition fits.
     * @maxItems 9
     */
  condition?: Condition[];
}
