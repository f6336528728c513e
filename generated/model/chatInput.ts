import type { HomeId } from './homeId.ts';
import type { LeadId } from './leadId.ts';

/**
 * Whom to talk to - the agency of a home (a visitor), or the person of an enquiry who has an account (the agency). Exactly one.
 */
export interface ChatInput {
  propertyId?: HomeId;
  leadId?: LeadId;
}
