import type { AgencyId } from './agencyId.ts';
import type { AgentId } from './agentId.ts';
import type { ContactConsent } from './contactConsent.ts';
import type { ContactId } from './contactId.ts';
import type { ContactLegal } from './contactLegal.ts';
import type { ContactMerged } from './contactMerged.ts';
import type { ContactNotes } from './contactNotes.ts';
import type { ContactPerson } from './contactPerson.ts';
import type { ContactProfile } from './contactProfile.ts';
import type { ContactReach } from './contactReach.ts';
import type { ContactState } from './contactState.ts';

/**
 * One person or company of the agency, once. Reading one that was merged answers the one it was merged into.
 */
export interface Contact {
  id: ContactId;
  agencyId: AgencyId;
  state: ContactState;
  name: string;
  person: ContactPerson;
  reach: ContactReach;
  profile: ContactProfile;
  legal: ContactLegal;
  notes: ContactNotes;
  agentId: AgentId | null;
  /** @nullable */
  agentName: string | null;
  shared: boolean;
  /** I may change it; a colleague's shared one I may read. */
  mine: boolean;
  merged: ContactMerged[];
  /** What they last said for each purpose. */
  consents: ContactConsent[];
  /** @nullable */
  lastActivityAt: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
}
