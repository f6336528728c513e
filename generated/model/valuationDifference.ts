import type { ValuationTrait } from './valuationTrait.ts';

/**
 * A difference of a comparable home; of what one has or has not, 1 is had by it alone, -1 by the valued home alone.
 */
export interface ValuationDifference {
  trait: ValuationTrait;
  /** Its figure less that of the valued home. */
  by: number;
}
