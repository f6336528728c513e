import type { ContactId } from './contactId.ts';
import type { Uuid } from './uuid.ts';
import type { VisitRequestHome } from './visitRequestHome.ts';
import type { VisitRequestKind } from './visitRequestKind.ts';

/**
 * Somebody who wants to see a home and waits for an answer. A booking has its hour already; an enquiry gets free hours of whoever answers it, reachable from what is in their diary.
 */
export interface VisitRequest {
  kind: VisitRequestKind;
  id: Uuid;
  name: string;
  /** @nullable */
  message: string | null;
  askedAt: string;
  /**
     * Who answers.
     * @nullable
     */
  agentName: string | null;
  /** It is for me to answer. */
  mine: boolean;
  home: VisitRequestHome | null;
  contactId: ContactId | null;
  /** @nullable */
  startsAt: string | null;
  /** @maxItems 3 */
  slots: string[];
}
