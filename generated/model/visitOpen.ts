
/**
 * Whether a home's public page offers visits.
 */
export interface VisitOpen {
  /**
     * Last part of the booking link; null where no booking is open.
     * @nullable
     */
  token: string | null;
}
