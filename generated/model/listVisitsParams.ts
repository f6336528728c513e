import type { ContactId } from './contactId.ts';
import type { HomeId } from './homeId.ts';

export type ListVisitsParams = {
/**
 * Of this home.
 */
propertyId?: HomeId;
/**
 * Of this person.
 */
contactId?: ContactId;
};
