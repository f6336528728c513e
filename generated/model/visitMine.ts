import type { VisitStatus } from './visitStatus.ts';

/**
 * Somebody's own visit.
 */
export interface VisitMine {
  startsAt: string;
  endsAt: string;
  status: VisitStatus;
  name: string;
  /** It has not begun and is neither over nor cancelled. */
  movable: boolean;
}
