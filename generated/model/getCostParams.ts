import type { CostBuyer } from './costBuyer.ts';
import type { HomeId } from './homeId.ts';
import type { Island } from './island.ts';
import type { PropertyType } from './propertyType.ts';
import type { PublicOperation } from './publicOperation.ts';

export type GetCostParams = {
/**
 * A published home; its price, operation, island and yearly costs are used.
 */
listingId?: HomeId;
/**
 * EUR cents; of a home, counted instead of its own price. A month's rent for A and TDA.
 * @minimum 1
 * @maximum 99999999999
 */
price?: number;
/**
 * Operation; of a home with several the one meant. V unless told.
 */
operation?: PublicOperation;
/**
 * Kind of property when no home is named; vivienda unless told.
 */
type?: PropertyType;
/**
 * Island when no home is named. Unknown: the transfer tax is not counted.
 */
island?: Island;
/**
 * New build, when no home is named.
 */
newBuild?: boolean;
/**
 * Who buys; general unless told.
 */
buyer?: CostBuyer;
/**
 * Day whose tables are used; today unless told.
 */
date?: string;
/**
 * Years of a mortgage. With rate and downPayment; missing ones take the example of the tables.
 * @minimum 1
 * @maximum 40
 */
years?: number;
/**
 * Yearly interest of the mortgage in percent.
 * @minimum 0
 * @maximum 20
 */
rate?: number;
/**
 * Percent of the price paid from one's own money; 100 is no mortgage.
 * @minimum 0
 * @maximum 100
 */
downPayment?: number;
};
