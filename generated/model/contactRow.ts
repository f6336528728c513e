import type { AgentId } from './agentId.ts';
import type { ContactId } from './contactId.ts';
import type { ContactKind } from './contactKind.ts';
import type { ContactRole } from './contactRole.ts';
import type { ContactSource } from './contactSource.ts';
import type { ContactState } from './contactState.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';

/**
 * A line of the list.
 */
export interface ContactRow {
  id: ContactId;
  name: string;
  kind: ContactKind;
  state: ContactState;
  roles: ContactRole[];
  /** @nullable */
  email: string | null;
  /** @nullable */
  phone: string | null;
  language: SpokenLanguage | null;
  tags: string[];
  /** @nullable */
  rating: number | null;
  /** @nullable */
  town: string | null;
  source: ContactSource | null;
  /** @nullable */
  funnelStage: string | null;
  agentId: AgentId | null;
  /** @nullable */
  agentName: string | null;
  shared: boolean;
  mine: boolean;
  doNotContact: boolean;
  /** @nullable */
  lastActivityAt: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
}
