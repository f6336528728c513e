import type { ContactId } from './contactId.ts';
import type { ContactRelation } from './contactRelation.ts';

/**
 * A link to another contact, seen from this one. The other's record shows it the other way round.
 */
export interface ContactLinkInput {
  contactId: ContactId;
  relation: ContactRelation;
  /** @maxLength 200 */
  note?: string;
}
