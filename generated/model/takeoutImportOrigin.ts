
/**
 * What the file says of itself.
 */
export interface TakeoutImportOrigin {
  agencyName: string;
  /** The moment that it shows, in UTC. */
  takenAt: string;
  /** @minimum 0 */
  bytes: number;
}
