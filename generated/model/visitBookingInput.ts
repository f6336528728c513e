import type { HomeId } from './homeId.ts';

/**
 * Open a home for booking with me. One that is open already is replaced.
 */
export interface VisitBookingInput {
  propertyId: HomeId;
  public: boolean;
  /**
     * How long it stays open, 90 unless told.
     * @minimum 1
     * @maximum 365
     */
  days?: number;
}
