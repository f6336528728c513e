import type { HomeId } from './homeId.ts';

export type ListReportsParams = {
/**
 * The home.
 */
propertyId: HomeId;
};
