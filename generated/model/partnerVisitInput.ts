import type { ContactId } from './contactId.ts';
import type { HomeId } from './homeId.ts';
import type { PartnerVisitSlots } from './partnerVisitSlots.ts';

/**
 * A visit to a partner's home with a contact of my own agency, whom the partner is never told of.
 */
export interface PartnerVisitInput {
  propertyId: HomeId;
  contactId: ContactId;
  slots: PartnerVisitSlots;
}
