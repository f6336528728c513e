import type { MoveWantHomes } from './moveWantHomes.ts';

/**
 * What of the other program comes along.
 */
export interface MoveWant {
  homes: MoveWantHomes;
  /** Homes the agency only hopes to list; they arrive as prospects. */
  prospects: boolean;
  /** Owners, as contacts and in the mandate of their homes. */
  owners: boolean;
  photos: boolean;
  /** Where each home is published; one more call for each, so it takes twice as long. */
  publishInfo: boolean;
}
