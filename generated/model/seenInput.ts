import type { Uuid } from './uuid.ts';

/**
 * A home somebody who is signed in has opened.
 */
export interface SeenInput {
  listingId: Uuid;
}
