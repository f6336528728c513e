import type { VisitStatus } from './visitStatus.ts';

/**
 * What becomes of a visit. Somebody who booked by link is told by mail when it is confirmed or cancelled.
 */
export interface VisitAnswer {
  status: VisitStatus;
}
