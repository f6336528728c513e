import type { ContactId } from './contactId.ts';
import type { Language } from './language.ts';
import type { OwnerPart } from './ownerPart.ts';
import type { Uuid } from './uuid.ts';

/**
 * A link that was given to an owner; its token is told once and kept as a hash.
 */
export interface OwnerLink {
  id: Uuid;
  contactId: ContactId;
  /** The owner's name. */
  name: string;
  language: Language;
  parts: OwnerPart[];
  createdAt: string;
  /**
     * When its page was opened last, to the day; null until then.
     * @nullable
     */
  openedAt: string | null;
  /** 180 days after its page was opened last. */
  expiresAt: string;
  /** False once whoever was given its address has left the agency: the owner needs another link. */
  opens: boolean;
}
