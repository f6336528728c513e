import type { CourseSession } from './courseSession.ts';
import type { SeatState } from './seatState.ts';

/**
 * My seat at a session, or my place on its waiting list.
 */
export interface EnrolmentSeat {
  session: CourseSession;
  state: SeatState;
  /**
     * On the waiting list; null with a seat.
     * @minimum 1
     * @nullable
     */
  place: number | null;
  /** @nullable */
  offeredUntil: string | null;
  /**
     * Where it is held online; only who has a seat reads it.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
}
