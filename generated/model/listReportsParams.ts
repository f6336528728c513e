import type { Uuid } from './uuid.ts';

export type ListReportsParams = {
/**
 * The home.
 */
propertyId: Uuid;
};
