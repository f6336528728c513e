import type { VisitStatus } from './visitStatus.ts';

/**
 * A visit was asked for, moved or cancelled.
 */
export interface VisitBooked {
  message: string;
  /** Opens the visit to move or cancel it. */
  token: string;
  startsAt: string;
  endsAt: string;
  status: VisitStatus;
}
