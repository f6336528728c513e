import type { AgencyId } from './agencyId.ts';
import type { AgentId } from './agentId.ts';
import type { ContactId } from './contactId.ts';
import type { ContactMethod } from './contactMethod.ts';
import type { Language } from './language.ts';
import type { LeadId } from './leadId.ts';
import type { LeadKind } from './leadKind.ts';
import type { LeadProperty } from './leadProperty.ts';
import type { LeadState } from './leadState.ts';
import type { LeadWeb } from './leadWeb.ts';

/**
 * An enquiry as the agency sees it.
 */
export interface Lead {
  id: LeadId;
  agencyId: AgencyId;
  property: LeadProperty | null;
  kind: LeadKind;
  state: LeadState;
  /** `portal`, or `web:` and the host of the agency's website. */
  source: string;
  /** Where on the agency's website it was written; null: elsewhere. */
  web?: LeadWeb | null;
  language: Language;
  firstName: string;
  /** @nullable */
  lastName: string | null;
  email: string;
  /** @nullable */
  phone: string | null;
  message: string;
  preferredContact: ContactMethod | null;
  assignedTo: AgentId | null;
  /** @nullable */
  assignedName: string | null;
  /** The contact of the agency this person is, once saved or recognised. */
  contactId: ContactId | null;
  /** @nullable */
  answeredAt: string | null;
  /** @nullable */
  firstResponseMinutes: number | null;
  /** @nullable */
  note: string | null;
  consentAt: string;
  /** Whether it can be answered in a conversation here; whoever asked was signed in and it is about a home. */
  canChat: boolean;
  createdAt: string;
  updatedAt: string;
  version: number;
}
