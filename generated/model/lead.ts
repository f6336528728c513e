import type { ContactMethod } from './contactMethod.ts';
import type { Language } from './language.ts';
import type { LeadKind } from './leadKind.ts';
import type { LeadProperty } from './leadProperty.ts';
import type { LeadState } from './leadState.ts';
import type { Uuid } from './uuid.ts';

/**
 * An enquiry as the agency sees it.
 */
export interface Lead {
  id: Uuid;
  agencyId: Uuid;
  property: LeadProperty | null;
  kind: LeadKind;
  state: LeadState;
  source: string;
  language: Language;
  firstName: string;
  /** @nullable */
  lastName: string | null;
  email: string;
  /** @nullable */
  phone: string | null;
  message: string;
  preferredContact: ContactMethod | null;
  assignedTo: Uuid | null;
  /** @nullable */
  assignedName: string | null;
  /** The contact of the agency this person is, once saved or recognised. */
  contactId: Uuid | null;
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
