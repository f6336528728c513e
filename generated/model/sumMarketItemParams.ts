import type { HomeId } from './homeId.ts';

export type SumMarketItemParams = {
/**
 * The home; left out for a service that needs none.
 */
propertyId?: HomeId;
/**
 * Ids of chosen options.
 * @maxItems 12
 * @items.maxLength 40
 */
options?: string[];
/**
 * How many, 1 unless told.
 * @minimum 1
 * @maximum 99
 */
quantity?: number;
};
