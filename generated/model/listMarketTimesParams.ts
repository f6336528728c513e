import type { HomeId } from './homeId.ts';

export type ListMarketTimesParams = {
/**
 * The home; left out, times without a way to it.
 */
propertyId?: HomeId;
/**
 * First day in Europe/Madrid; today unless told.
 */
from?: string;
/**
 * How many days, 7 unless told.
 * @minimum 1
 * @maximum 21
 */
days?: number;
};
