import type { Uuid } from './uuid.ts';

export type ListVisitBookingsParams = {
/**
 * The home.
 */
propertyId: Uuid;
};
