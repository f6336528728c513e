import type { Island } from './island.ts';
import type { UnmetBeds } from './unmetBeds.ts';
import type { UnmetLevel } from './unmetLevel.ts';
import type { ValuationFamily } from './valuationFamily.ts';
import type { ValuationOperation } from './valuationOperation.ts';

export type ListUnmetCellsParams = {
/**
 * To buy or to rent; V unless told.
 */
operation?: ValuationOperation;
/**
 * Of which kind; flat unless told.
 */
family?: ValuationFamily;
/**
 * Only of this island.
 */
island?: Island;
/**
 * Only places as large as that.
 */
level?: UnmetLevel;
/**
 * Only of this band of prices, 1 the cheapest.
 * @minimum 1
 * @maximum 5
 */
band?: number;
/**
 * Only with so many bedrooms.
 */
beds?: UnmetBeds;
};
