import type { HomeId } from './homeId.ts';

/**
 * A home of a tried file.
 */
export interface LabHome {
  externalId: string;
  /** @nullable */
  ref: string | null;
  /** @nullable */
  title: string | null;
  /** The home in the portfolio; null of one that would be new. */
  propertyId: HomeId | null;
}
