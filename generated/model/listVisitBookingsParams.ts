import type { HomeId } from './homeId.ts';

export type ListVisitBookingsParams = {
/**
 * The home.
 */
propertyId: HomeId;
};
