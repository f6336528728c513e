
/**
 * An ADMIN lets a warning pass for a time.
 */
export interface PassportWaiver {
  /** The last day on which it holds. */
  until: string;
  reason: string;
  /** @nullable */
  byName: string | null;
}
