import type { ContactId } from './contactId.ts';
import type { Language } from './language.ts';
import type { OwnerPart } from './ownerPart.ts';

/**
 * A page on which an owner follows their home, by a link that is theirs alone.
 */
export interface OwnerLinkInput {
  contactId: ContactId;
  language?: Language;
  /**
     * @minItems 1
     * @maxItems 5
     */
  parts: OwnerPart[];
}
