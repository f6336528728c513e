import type { SeatState } from './seatState.ts';
import type { Uuid } from './uuid.ts';

/**
 * Somebody with a seat, an offer of one, or a place on the waiting list.
 */
export interface CourseDatePerson {
  userId: Uuid;
  name: string;
  email: string;
  state: SeatState;
  /** @nullable */
  attendedAt: string | null;
}
