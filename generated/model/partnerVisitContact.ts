import type { ContactId } from './contactId.ts';

/**
 * Who comes.
 */
export interface PartnerVisitContact {
  id: ContactId;
  name: string;
}
