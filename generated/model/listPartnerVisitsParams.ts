import type { HomeId } from './homeId.ts';

export type ListPartnerVisitsParams = {
/**
 * Only of this home.
 */
propertyId?: HomeId;
};
