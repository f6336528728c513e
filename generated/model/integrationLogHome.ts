import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';

/**
 * A home that an entry of a log is about.
 */
export interface IntegrationLogHome {
  propertyId: HomeId;
  ref: HomeRef;
  /** @nullable */
  title: string | null;
}
