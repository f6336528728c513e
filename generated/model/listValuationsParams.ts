import type { HomeId } from './homeId.ts';

export type ListValuationsParams = {
/**
 * Of this home.
 */
propertyId: HomeId;
};
