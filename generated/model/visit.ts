import type { Uuid } from './uuid.ts';
import type { VisitFeedback } from './visitFeedback.ts';
import type { VisitHome } from './visitHome.ts';
import type { VisitPerson } from './visitPerson.ts';
import type { VisitSheet } from './visitSheet.ts';
import type { VisitStatus } from './visitStatus.ts';

/**
 * A visit of the agenda with its people, homes, signed sheets and feedback. Its id is that of the event.
 */
export interface Visit {
  id: Uuid;
  title: string;
  startsAt: string;
  endsAt: string;
  status: VisitStatus;
  agentId: Uuid;
  /** @nullable */
  agentName: string | null;
  demandId: Uuid | null;
  homes: VisitHome[];
  people: VisitPerson[];
  /** Newest first. */
  sheets: VisitSheet[];
  feedback: VisitFeedback[];
  /** A colleague's private time: all but when and whose is left out. */
  busy: boolean;
  /** Asked for through a booking link. */
  booked: boolean;
  writable: boolean;
}
