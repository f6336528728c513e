import type { AgentId } from './agentId.ts';
import type { ContactLegal } from './contactLegal.ts';
import type { ContactNotes } from './contactNotes.ts';
import type { ContactPerson } from './contactPerson.ts';
import type { ContactProfile } from './contactProfile.ts';
import type { ContactReach } from './contactReach.ts';

/**
 * Each sent part replaces the stored one whole. Only an ADMIN gives a contact to another agent; null leaves it without one.
 */
export interface ContactPatch {
  /** @minimum 1 */
  version: number;
  person?: ContactPerson;
  reach?: ContactReach;
  profile?: ContactProfile;
  legal?: ContactLegal;
  notes?: ContactNotes;
  agentId?: AgentId | null;
  shared?: boolean;
}
