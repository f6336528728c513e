import type { ContactId } from './contactId.ts';

/**
 * Which of the merged records is somebody else after all.
 */
export interface ContactUnmergeInput {
  /** @minimum 1 */
  version: number;
  mergedId: ContactId;
}
