import type { HomeId } from './homeId.ts';

/**
 * A home somebody who is signed in has opened.
 */
export interface SeenInput {
  listingId: HomeId;
}
