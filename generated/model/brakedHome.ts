import type { AgentId } from './agentId.ts';
import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { IntegrationName } from './integrationName.ts';
import type { PublicationIssue } from './publicationIssue.ts';

/**
 * A home with one remark.
 */
export interface BrakedHome {
  propertyId: HomeId;
  ref: HomeRef;
  /**
     * In the first language there is.
     * @nullable
     */
  title: string | null;
  agentId: AgentId | null;
  issue: PublicationIssue;
  /** Which remark on it, by name. */
  channels: IntegrationName[];
}
