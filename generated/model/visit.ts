import type { AgentId } from './agentId.ts';
import type { DemandId } from './demandId.ts';
import type { EventId } from './eventId.ts';
import type { VisitFeedback } from './visitFeedback.ts';
import type { VisitHome } from './visitHome.ts';
import type { VisitPartner } from './visitPartner.ts';
import type { VisitPerson } from './visitPerson.ts';
import type { VisitSheet } from './visitSheet.ts';
import type { VisitStatus } from './visitStatus.ts';

/**
 * A visit of the agenda with its people, homes, signed sheets and feedback. Its id is that of the event.
 */
export interface Visit {
  id: EventId;
  title: string;
  startsAt: string;
  endsAt: string;
  status: VisitStatus;
  agentId: AgentId;
  /** @nullable */
  agentName: string | null;
  demandId: DemandId | null;
  homes: VisitHome[];
  people: VisitPerson[];
  /** Newest first. */
  sheets: VisitSheet[];
  feedback: VisitFeedback[];
  /** Time of a colleague that the diary does not show: all but when and whose is left out. */
  busy: boolean;
  /** Asked for through a booking link. */
  booked: boolean;
  /** The other agency, of a visit between two; the home is then the partner's, or mine. */
  partner: VisitPartner | null;
  writable: boolean;
}
