import type { Uuid } from './uuid.ts';

/**
 * A connection that was allowed, and where its code goes.
 */
export interface ConnectionAllowed {
  id: Uuid;
  /** Where the browser goes now, with a code that works once, within 60 seconds. */
  redirect: string;
}
