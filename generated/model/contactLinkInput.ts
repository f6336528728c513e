import type { ContactRelation } from './contactRelation.ts';
import type { Uuid } from './uuid.ts';

/**
 * A link to another contact, seen from this one. The other's record shows it the other way round.
 */
export interface ContactLinkInput {
  contactId: Uuid;
  relation: ContactRelation;
  /** @maxLength 200 */
  note?: string;
}
