import type { ContactId } from './contactId.ts';

/**
 * What a change of several did.
 */
export interface ContactBulkResult {
  changed: ContactId[];
  refused: number;
}
