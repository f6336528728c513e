import type { ContactId } from './contactId.ts';
import type { ContactRelation } from './contactRelation.ts';
import type { Uuid } from './uuid.ts';

/**
 * Another contact and what they are to this one.
 */
export interface ContactLink {
  id: Uuid;
  contactId: ContactId;
  name: string;
  relation: ContactRelation;
  /** @nullable */
  note: string | null;
  /** @nullable */
  phone: string | null;
  /** @nullable */
  email: string | null;
  /** I may open the other's record; phone and e-mail are null when not. */
  readable: boolean;
}
