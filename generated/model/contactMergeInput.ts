import type { ContactId } from './contactId.ts';

/**
 * The other record is the same person. Phones, e-mails, roles and tags of both are kept; `take` names the fields of which the other's value stands.
 */
export interface ContactMergeInput {
  /** @minimum 1 */
  version: number;
  otherId: ContactId;
  /** @minimum 1 */
  otherVersion: number;
  /**
     * @maxItems 60
     * @items.pattern (person|reach|profile|legal|notes)[.][a-zA-Z]{1,40}
     */
  take?: string[];
}
