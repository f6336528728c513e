import type { Uuid } from './uuid.ts';

export type ListVisitsParams = {
/**
 * Of this home.
 */
propertyId?: Uuid;
/**
 * Of this person.
 */
contactId?: Uuid;
};
