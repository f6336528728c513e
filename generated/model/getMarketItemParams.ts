import type { HomeId } from './homeId.ts';

export type GetMarketItemParams = {
/**
 * A home of my agency: what reaches it, at its price. 404 for any other.
 */
propertyId?: HomeId;
};
