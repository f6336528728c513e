import type { Uuid } from './uuid.ts';

/**
 * Who answers from now on; the note is read in the thread.
 */
export interface InboxAssignInput {
  assignedTo: Uuid;
  /** @maxLength 1000 */
  note?: string;
}
