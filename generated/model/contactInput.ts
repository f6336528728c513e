import type { AgentId } from './agentId.ts';
import type { ContactLegal } from './contactLegal.ts';
import type { ContactNotes } from './contactNotes.ts';
import type { ContactPerson } from './contactPerson.ts';
import type { ContactProfile } from './contactProfile.ts';
import type { ContactReach } from './contactReach.ts';

/**
 * A new contact; a name is needed, the rest can wait. Who enters it looks after it unless agentId says who (ADMIN only).
 */
export interface ContactInput {
  person: ContactPerson;
  reach?: ContactReach;
  profile?: ContactProfile;
  legal?: ContactLegal;
  notes?: ContactNotes;
  agentId?: AgentId;
  /** Colleagues of my agency see it, too. */
  shared?: boolean;
}
