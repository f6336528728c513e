import type { VisitBooking } from './visitBooking.ts';

/**
 * Open bookings of a home; one at most.
 */
export interface VisitBookingList {
  items: VisitBooking[];
}
