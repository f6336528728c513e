import type { HomeId } from './homeId.ts';
import type { ValuationFacts } from './valuationFacts.ts';
import type { ValuationOperation } from './valuationOperation.ts';

/**
 * A home of the portfolio, or the facts of one that is not; one of both.
 */
export interface ValuationInput {
  propertyId?: HomeId;
  operation?: ValuationOperation;
  facts?: ValuationFacts;
}
